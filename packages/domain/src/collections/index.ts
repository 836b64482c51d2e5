export { daysOfBand } from './bands';
export { type Ageing, collectionsListContract, type ListSort, listSorts } from './listContract';
export { collectionsListMessages } from './listMessages';
export { bucketLabels, classLabels, type DisbursedRow } from './listRow';
