export { compareAddresses } from './addresses';
export { closeFrom, type Comparison, type Mark, partialFrom, type Reason, type Verdict } from './comparison';
export { compareDates, writtenDateText } from './dates';
export { genderLabel } from './genders';
export { compareNames } from './names';
