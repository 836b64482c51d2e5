export { filesContract } from './contract';
export { loanFilesContract } from './loanFilesContract';
export { type FileLink, fileNameOf } from './fileLink';
export { fileMessages } from './messages';
export { fileSizeText, type LoanFile } from './schema';
export { acceptOf, uploadFault } from './uploadFault';
