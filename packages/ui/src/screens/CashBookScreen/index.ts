export { CashBookScreen, type CashBookScreenProps } from './CashBookScreen';
