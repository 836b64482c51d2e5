export { CustomerSearchScreen, type CustomerSearchScreenProps } from './CustomerSearchScreen';
export type { ListFilter } from './ListFilters';
export type { SearchDraft } from './SearchForm';
