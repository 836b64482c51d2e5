export { feedbackContract } from './contract';
export {
  feedbackVerdict,
  mayEditFeedback,
  type PreCreditFeedback,
  readPreCreditFeedback,
} from './schema';
