export { type FileRemoval, type FilesShown, StoredFiles, type StoredFilesProps } from './StoredFiles';
