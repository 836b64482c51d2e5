export { StaffScreen, type StaffScreenProps } from './StaffScreen';
