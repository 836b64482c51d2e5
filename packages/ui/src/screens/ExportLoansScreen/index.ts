export type { ExportPageProps } from '../ExportPage';
export type { ExportLoansFormProps, ExportMode } from './ExportLoansForm';
export { ExportLoansScreen, type ExportLoansScreenProps } from './ExportLoansScreen';
