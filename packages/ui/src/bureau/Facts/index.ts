export { type Fact, Facts, type FactsProps } from './Facts';
export { shownAmount, shownDate, shownRupees, shownWords } from './shown';
