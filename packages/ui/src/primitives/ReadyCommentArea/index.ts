export { ReadyCommentArea, type ReadyCommentAreaProps } from './ReadyCommentArea';
