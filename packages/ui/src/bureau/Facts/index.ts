export { type Fact, Facts, type FactsProps } from './Facts';
export { shownDate, shownRupees } from './shown';
