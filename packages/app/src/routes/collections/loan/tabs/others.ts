// One file of the build: tabs of a desk share most of what they draw, and are fetched together after the loan.
export { Tab as Amortization } from './amortization';
export { Tab as Approval } from './approval';
export { Tab as Comments } from './comments';
export { Tab as Financial } from './financial';
export { Tab as Foreclosure } from './foreclosure';
export { Tab as Kyc } from './kyc';
export { Tab as KycResults } from './kycResults';
export { Tab as Overdue } from './overdue';
export { Tab as Professional } from './professional';
export { Tab as Recordings } from './recordings';
export { Tab as Transactions } from './transactions';
