export { KycDocumentsTab, type KycDocumentsTabProps } from './KycDocumentsTab';
