export type { DetailsPanelState } from './DetailsPanel';
export { DetailsTab, type DetailsTabProps } from './DetailsTab';
