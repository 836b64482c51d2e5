// One file of the build: tabs of a desk share most of what they draw, and are fetched together after the loan.
export { Tab as Calls } from './calls';
export { Tab as Dedupe } from './dedupe';
export { Tab as Details } from './details';
export { Tab as Docs } from './docs';
export { Tab as Intel } from './intel';
export { Tab as Pd } from './pd';
export { Tab as Rules } from './rules';
