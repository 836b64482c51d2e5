export { OfflineKycPanel, type OfflineKycPanelProps } from './OfflineKycPanel';
