export { BankStatementsTab, type BankStatementsTabProps } from './BankStatementsTab';
export { ProcessingErrorDialog, type ShownError } from './ProcessingErrorDialog';
export { RemoveStatement } from './RemoveStatement';
export type { ChosenStatement } from './UploadPanel';
