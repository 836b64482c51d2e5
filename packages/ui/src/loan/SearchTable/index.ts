export { SearchTable, type SearchTableProps } from './SearchTable';
