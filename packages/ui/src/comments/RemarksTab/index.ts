export { RemarksTab, type RemarksTabProps } from './RemarksTab';
