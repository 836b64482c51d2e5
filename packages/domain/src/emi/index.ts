export { emiOf, type Instalment } from './emi';
