export { ForeclosureTab, type ForeclosureTabProps } from './ForeclosureTab';
