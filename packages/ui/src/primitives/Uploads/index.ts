export type { Upload, UploadsOptions } from './createUploads';
export { Uploads, type UploadsProps } from './Uploads';
export { useUploads } from './useUploads';
