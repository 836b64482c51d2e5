export { CreditLoanScreen, type CreditLoanScreenProps } from './CreditLoanScreen';
