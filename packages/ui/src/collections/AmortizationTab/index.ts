export { AmortizationTab, type AmortizationTabProps, type EmiMapping } from './AmortizationTab';
