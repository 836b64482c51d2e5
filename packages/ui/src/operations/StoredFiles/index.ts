export { type FilesShown, StoredFiles, type StoredFilesProps } from './StoredFiles';
