export { FileDrop, type FileDropProps, type FileInfo } from './FileDrop';
