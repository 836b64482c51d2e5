export { ProviderTable, type ProviderTableProps } from './ProviderTable';
