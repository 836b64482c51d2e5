import type { Comparison, Reason, Verdict } from '@lending-desk/domain/compare';
import type { MatrixAttribute, MatrixSource } from '@lending-desk/domain/kyc';

/** Column and row labels of the sources. */
export const sourceNames: Readonly<Record<MatrixSource, string>> = {
  declared: 'Declared',
  pan: 'PAN',
  aadhaar: 'Aadhaar XML',
  drivingLicence: 'Driving licence',
  voterId: 'Voter id',
  passport: 'Passport',
  pennyDrop: 'Penny drop',
  statement: 'Bank statement',
  equifax: 'Equifax',
  cibil: 'CIBIL',
  gps: 'GPS',
};

/** Panel titles of the attributes in the updated KYC tab [CR-089]. */
export const attributeNames: Readonly<Record<MatrixAttribute, string>> = {
  name: 'Name',
  address: 'Address',
  dob: 'DoB',
  idNumber: 'ID Number',
  email: 'Email',
  phone: 'Phone',
  bankAccount: 'Bank Account',
  gender: 'Gender',
};

const monoAttributes: readonly MatrixAttribute[] = ['idNumber', 'phone', 'bankAccount'];

/** Whether an attribute is shown in monospace. */
export const isMono = (attribute: MatrixAttribute): boolean => monoAttributes.includes(attribute);

const reasonWords: Readonly<Record<Reason, string>> = {
  order: 'other order',
  title: 'title left out',
  relation: 'relation left out',
  initial: 'initial',
  spelling: 'spelling',
  script: 'other script',
  word: 'a word more or less',
  number: 'other number',
  pin: 'other PIN code',
  area: 'other PIN area',
  swapped: 'day and month swapped',
  year: 'year only',
  hidden: 'visible part agrees',
  lookAlike: 'look-alike characters',
};

/** Reasons worth showing when two values differ: which part differs. */
const ofDifferent: readonly Reason[] = ['pin', 'area', 'number'];

/** Explains a score in words; '' when there is nothing to explain. */
export function reasonText({ reasons, verdict }: Comparison): string {
  const relevant = verdict === 'different' ? reasons.filter(reason => ofDifferent.includes(reason)) : reasons;
  return relevant.map(reason => reasonWords[reason]).join(', ');
}

const verdictWords: Readonly<Record<Verdict, string>> = {
  exact: 'Exact',
  close: 'Close',
  partial: 'Partial',
  different: 'Different',
  notGiven: 'Not given',
  unreadable: 'Cannot be compared',
};

/** At 0 and 100 the score adds nothing to the verdict. */
const scored = ({ verdict, score }: Comparison) =>
  verdict === 'close' || verdict === 'partial' || (verdict === 'different' && score > 0);

/** 'Partial, 71%', 'Exact'. */
export const scoredWord = (comparison: Comparison): string => {
  const word = verdictWords[comparison.verdict];
  return scored(comparison) ? `${word}, ${comparison.score}%` : word;
};
