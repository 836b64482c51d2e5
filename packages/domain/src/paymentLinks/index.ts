export { paymentLinksContract } from './contract';
export { linkAmountOf } from './draft';
export { eventAgeFault, type ProviderEvent, readProviderEvent } from './event';
export { type MaxAmount, maxAmountOf } from './maxAmount';
export { paymentLinkMessages } from './messages';
export {
  askedByLinks,
  leastFirstPart,
  leastLink,
  linkDays,
  nextAsking,
  partialFrom,
  statusAfter,
  valueDateOf,
} from './rules';
export type { LinkStatus, PaymentLink } from './schema';
