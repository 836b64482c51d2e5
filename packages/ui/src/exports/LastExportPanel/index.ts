export { type LastExport, LastExportPanel } from './LastExportPanel';
