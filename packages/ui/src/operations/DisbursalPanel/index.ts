export { type Disbursal, DisbursalPanel, type DisbursalPanelProps } from './DisbursalPanel';
