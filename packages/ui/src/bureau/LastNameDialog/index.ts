export { LastNameDialog, type LastNameDialogProps } from './LastNameDialog';
