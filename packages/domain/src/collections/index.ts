export { type Bands, daysOfBand } from './bands';
export { type Ageing, collectionsListContract, type ListSort, listSorts } from './listContract';
export { bucketLabels, classLabels, type DisbursedRow } from './listRow';
