export { ExportScreen, type ExportScreenProps, type LastExport } from './ExportScreen';
