export type { Align, Column, Sort } from './column';
export type { Expansion, Opening, TableLayout, Totals, Windowing } from './parts';
export { byIndex, indexed, type Indexed } from './indexed';
export { type ListShown, tableOf } from './listShown';
export { DataTable } from './DataTable';
export { Table } from './Table';
export type { DataTableProps, TableProps, TableState } from './TableCore';
export { loadSorting } from './loadSorting';
export { GroupRow, type GroupRowProps } from './GroupRow';
