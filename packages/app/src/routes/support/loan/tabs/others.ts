// One file of the build: tabs of a desk share most of what they draw, and are fetched together after the loan.
export { Tab as Aadhaar } from './aadhaar';
export { Tab as Application } from './application';
export { Tab as Approval } from './approval';
export { Tab as Bureau } from './bureau';
export { Tab as Cashfree } from './cashfree';
export { Tab as Documents } from './documents';
export { Tab as Emi } from './emi';
export { Tab as Financial } from './financial';
export { Tab as Kyc } from './kyc';
export { Tab as PreCredit } from './preCredit';
export { Tab as Professional } from './professional';
export { Tab as Recordings } from './recordings';
export { Tab as Remarks } from './remarks';
export { Tab as Source } from './source';
export { Tab as Statements } from './statements';
