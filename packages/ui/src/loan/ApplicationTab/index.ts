export { ApplicationTab, type ApplicationTabProps } from './ApplicationTab';
