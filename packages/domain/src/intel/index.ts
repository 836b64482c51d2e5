export { intelContract } from './contract';
export {
  type CdlComment,
  type CollectionsComment,
  type Dated,
  type QuizResult,
  quizWire,
  readCdlComments,
  readCollectionsComments,
  readQuizResults,
} from './schema';
