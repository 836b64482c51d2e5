export type { ExportPageProps } from '../ExportPage';
export type { ExportFormProps } from './ExportForm';
export { ExportScreen, type ExportScreenProps } from './ExportScreen';
