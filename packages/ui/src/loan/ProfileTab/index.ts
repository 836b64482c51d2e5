export { ProfileTab, type ProfileTabProps } from './ProfileTab';
