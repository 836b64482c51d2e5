export {
  applicationCells,
  applicationHeaders,
  type ExportedSection,
  exportedSections,
} from './applicationColumns';
export { exportsContract } from './contract';
export { csvLineCounter } from './csvLines';
export { exportFileName } from './exportFileName';
export { parseLoanIds } from './loanIdList';
export { type ExportStatus, exportStatuses, exportStatusValue, isExportStatus } from './exportStatus';
