export { useExportRange } from './useExportRange';
