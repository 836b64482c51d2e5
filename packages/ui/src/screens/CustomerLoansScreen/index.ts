export { CustomerLoansScreen, type CustomerLoansScreenProps } from './CustomerLoansScreen';
