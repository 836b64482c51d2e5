export { type DemoSignIns } from './DemoAccounts';
export { LoginDialog, type LoginDialogProps } from './LoginDialog';
