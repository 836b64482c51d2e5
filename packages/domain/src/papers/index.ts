export { papersContract } from './contract';
export { decisionMemo } from './memo';
export { paperMessages } from './messages';
export {
  noDuesPaper,
  type Paper,
  type PaperLine,
  type PaperLoan,
  quotePaper,
} from './paper';
