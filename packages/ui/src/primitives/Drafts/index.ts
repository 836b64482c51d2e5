export { DraftDialog, type DraftDialogProps } from './DraftDialog';
export { QuestionsDialog } from './QuestionsDialog';
