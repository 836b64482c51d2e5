export { PasswordPanel, type PasswordPanelProps } from './PasswordPanel';
