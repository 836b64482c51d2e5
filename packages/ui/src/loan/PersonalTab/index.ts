export { PersonalTab, type PersonalTabProps } from './PersonalTab';
