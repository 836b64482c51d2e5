export { DisbursedTable, type DisbursedTableProps } from './DisbursedTable';
