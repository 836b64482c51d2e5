export {
  type CashBook,
  cashBookContract,
  type CashEntry,
  type CashSource,
  cashKinds,
  cashSources,
} from './contract';
export { cashBookMessages } from './messages';
