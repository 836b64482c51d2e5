export type { Align, Column, Sort } from './column';
export { Table, type TableProps, type TableState } from './Table';
