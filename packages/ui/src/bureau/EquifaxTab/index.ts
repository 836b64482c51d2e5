export { EquifaxTab, type EquifaxTabProps } from './EquifaxTab';
