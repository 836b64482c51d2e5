export { type StaffList, StaffScreen, type StaffScreenProps } from './StaffScreen';
