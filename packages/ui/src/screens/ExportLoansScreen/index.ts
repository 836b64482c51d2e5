export type { ExportLoansFormProps, ExportMode } from './ExportLoansForm';
export { ExportLoansScreen, type ExportLoansScreenProps } from './ExportLoansScreen';
