export { AmortizationTab, type AmortizationTabProps } from './AmortizationTab';
