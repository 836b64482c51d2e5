/** The messages about editing an applicant; separate from the catalogue, so that they load with the dialog that
 *  needs them. */
export const applicantMessages = {
  required: (label: string) => `${label} is required`,
  dateUnknown: 'The date of birth does not exist',
  dateAhead: 'The date of birth is not in the past',
  phone: 'Enter a mobile number of ten digits',
  pinCode: 'A PIN code has six digits',
  state: 'Choose a state of the list',
  income: 'Enter an amount with at most two decimals',
  salaryDate: 'A salary date is a day from 1 to 31',
  account: 'An account number has 6 to 20 digits',
  ifsc: 'An IFSC code is four letters, 0, and six letters or digits',
  upi: 'A UPI id is a name, @ and a handle',
  pan: 'A PAN is five letters, four digits and a letter',
  documentNumber: 'A document number has 4 to 30 letters and digits',
  nothingSent: 'Choose a photo or change the number',
  statesFailed: 'The list of states could not be loaded',
  disbursed: 'The loan is disbursed. Its details can no longer be changed',
  adminOnly: 'Only a customer support admin can change an approved loan',
  /** The remark an underwriter sees about a change after the approval; names fields, never values. */
  remark: (labels: readonly string[]) =>
    `Changed by customer support after the approval: ${labels.join(', ')}`,
  /** @param by  who changed it; null when unknown */
  changedMeanwhile: (labels: readonly string[], by: string | null) =>
    `${labels.join(', ')} ${labels.length === 1 ? 'was' : 'were'} changed${by === null ? '' : ` by ${by}`} since you began`,
} as const;
