export { commentToSend } from './commentToSend';
export { commentsContract } from './contract';
export { isShortened, previewComment } from './previewComment';
export {
  insertReadyComment,
  matchingReadyComments,
  type ReadyComment,
  readyComments,
  type SlashQuery,
  slashQueryAt,
} from './readyComments';
export { type Comment, commentSchema } from './schema';
