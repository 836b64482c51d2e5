export { filesContract } from './contract';
export { loanFilesContract } from './loanFilesContract';
export { type FileLink, fileNameOf } from './fileLink';
export { fileMessages } from './messages';
export { fileSizeText } from './fileSize';
export type { LoanFile } from './schema';
export { acceptOf, uploadFault } from './uploadFault';
