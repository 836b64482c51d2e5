export { type AdditionalDocumentRow, additionalDocumentRows } from './additionalDocuments';
export { type BankStatementRow, bankStatementRows, passwordMask } from './bankStatements';
export { documentsContract } from './contract';
export { type DocumentRow, kycPapers } from './kycPapers';
export { documentMessages } from './messages';
