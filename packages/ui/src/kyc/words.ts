import type { Comparison, Reason } from '@lending-desk/domain/compare';
import type { LedgerAttribute, LedgerSource } from '@lending-desk/domain/kyc';

/** The sources as columns and rows name them. */
export const sourceNames: Readonly<Record<LedgerSource, string>> = {
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

/** The attributes as the panels of the updated KYC are named [CR-089]. */
export const attributeNames: Readonly<Record<LedgerAttribute, string>> = {
  name: 'Name',
  address: 'Address',
  dob: 'DoB',
  idNumber: 'ID Number',
  email: 'Email',
  phone: 'Phone',
  bankAccount: 'Bank Account',
  gender: 'Gender',
};

/** Attributes written in the mono face. */
export const isMono = (attribute: LedgerAttribute): boolean =>
  attribute === 'idNumber' || attribute === 'phone' || attribute === 'bankAccount';

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

/** What still needs saying of two values that are another: where they part. */
const ofDifferent: readonly Reason[] = ['pin', 'area', 'number'];

/** Why a score is what it is, in words; '' where there is nothing to say. */
export function reasonText({ reasons, verdict }: Comparison): string {
  const told = verdict === 'different' ? reasons.filter(reason => ofDifferent.includes(reason)) : reasons;
  return told.map(reason => reasonWords[reason]).join(', ');
}
