export { ByHandActions, type ByHandActionsProps } from './ByHandActions';
