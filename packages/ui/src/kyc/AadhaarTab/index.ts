export { AadhaarTab, type AadhaarTabProps } from './AadhaarTab';
