export {
  CustomerSearchScreen,
  type CustomerSearchScreenProps,
  type LoansShown,
} from './CustomerSearchScreen';
export type { ListFilter } from './ListFilters';
export type { SearchDraft } from './SearchForm';
