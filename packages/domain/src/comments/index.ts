export { commentToSend } from './commentToSend';
export { commentsContract } from './contract';
export { previewComment } from './previewComment';
export { type Comment, commentSchema } from './schema';
