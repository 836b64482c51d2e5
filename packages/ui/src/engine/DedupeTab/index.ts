export { DedupeTab, type DedupeTabProps } from './DedupeTab';
