export { CibilTab, type CibilTabProps } from './CibilTab';
