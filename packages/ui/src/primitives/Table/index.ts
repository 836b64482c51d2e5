export type { Align, Column, Sort } from './column';
export type { Expansion, Opening, Selection, TableLayout, Totals, Windowing } from './parts';
export { SelectionBar, type SelectionBarProps } from './SelectionBar';
export { Table, type TableProps, type TableState } from './Table';
