export { ExportProgress, type ExportProgressProps, type ExportRun } from './ExportProgress';
