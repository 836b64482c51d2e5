export { filesContract } from './contract';
export { type FileLink, fileNameOf } from './fileLink';
export { fileMessages } from './messages';
export { acceptOf, uploadFault } from './uploadFault';
