export type { ExportFormProps } from './ExportForm';
export { ExportScreen, type ExportScreenProps } from './ExportScreen';
