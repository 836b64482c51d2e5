import { addressLimit, employmentTypes, homeTypes, nameLimit } from '../applicant/choices';

/** Documents accepted as proof of address [CR-096]. */
export const addressProofs = ['Aadhaar Card', 'Voter ID Card', 'Driving License', 'Passport'] as const;

/** A field of a Details panel. */
export type DetailsField = {
  /** Unique in its panel. */
  readonly name: string;
  readonly label: string;
  /** Amounts are typed in rupees. @default 'text' */
  readonly kind?: 'text' | 'rupees' | 'email' | 'choice';
  /** The choices; a stored value that is not among them can still be selected. */
  readonly options?: readonly string[];
  /** Maximum shown by the character counter; the input is not limited. */
  readonly counter?: number;
  /** Shown in monospace: ids, phones and accounts. */
  readonly mono?: boolean;
};

/** Fields that belong together; the first group of a panel has no heading. */
export type DetailsGroup = { readonly heading: string | null; readonly fields: readonly DetailsField[] };

export type DetailsPanelId =
  | 'personal'
  | 'professional'
  | 'financial'
  | 'kyc'
  | 'aadhaar'
  | 'loanApplication';

export type DetailsPanelShape = { readonly title: string; readonly groups: readonly DetailsGroup[] };

const name = (field: string, label: string): DetailsField => ({ name: field, label, counter: nameLimit });
const address = (prefix: string, heading: string): DetailsGroup => ({
  heading,
  fields: [
    { name: `${prefix}.line1`, label: 'Line 1', counter: addressLimit },
    { name: `${prefix}.line2`, label: 'Line 2', counter: addressLimit },
    { name: `${prefix}.landmark`, label: 'Landmark', counter: addressLimit },
    { name: `${prefix}.city`, label: 'City' },
    { name: `${prefix}.state`, label: 'State' },
    { name: `${prefix}.pinCode`, label: 'PIN code', mono: true },
  ],
});

/** The panels of the Details tab in their order, with their fields [CR-091]. */
export const detailsPanels: Readonly<Record<DetailsPanelId, DetailsPanelShape>> = {
  personal: {
    title: 'Personal',
    groups: [
      {
        heading: null,
        fields: [
          name('fullName', 'Full name'),
          name('userEnteredName', 'User entered name'),
          name('firstName', 'First name'),
          name('lastName', 'Last name'),
          { name: 'gender', label: 'Gender' },
          { name: 'dob', label: 'Date of birth' },
          { name: 'primaryPhoneNumber', label: 'Primary phone', mono: true },
          { name: 'alternatePhoneNumber', label: 'Alternate phone', mono: true },
          { name: 'maritalStatus', label: 'Marital status' },
          { name: 'houseType', label: 'Type of home', kind: 'choice', options: homeTypes },
        ],
      },
      address('currentAddress', 'Current address'),
      address('permanentAddress', 'Permanent address'),
    ],
  },
  professional: {
    title: 'Professional',
    groups: [
      {
        heading: null,
        fields: [
          name('companyName', 'Company name'),
          { name: 'occupation', label: 'Occupation' },
          { name: 'employmentType', label: 'Employment', kind: 'choice', options: employmentTypes },
          { name: 'monthlyIncome', label: 'Monthly income', kind: 'rupees' },
          { name: 'incomeModes', label: 'Income modes' },
          { name: 'salaryDate', label: 'Salary date' },
        ],
      },
      address('workAddress', 'Work address'),
    ],
  },
  financial: {
    title: 'Financial',
    groups: [
      {
        heading: null,
        fields: [
          name('bankName', 'Bank name'),
          { name: 'accountNumber', label: 'Account number', mono: true },
          { name: 'ifscCode', label: 'IFSC code', mono: true },
        ],
      },
    ],
  },
  kyc: {
    title: 'KYC',
    groups: [
      {
        heading: null,
        fields: [
          { name: 'panNumber', label: 'PAN', mono: true },
          name('panName', 'Name on PAN'),
          { name: 'panDob', label: 'Date of birth on PAN' },
          { name: 'addressProof', label: 'Address proof', kind: 'choice', options: addressProofs },
          { name: 'proofNumber', label: 'Address proof number', mono: true },
          name('proofName', 'Name on proof'),
          { name: 'proofAddress', label: 'Address on proof', counter: addressLimit },
        ],
      },
    ],
  },
  aadhaar: {
    title: 'Aadhaar',
    groups: [
      {
        heading: null,
        fields: [
          { name: 'number', label: 'Aadhaar number', mono: true },
          name('name', 'Name'),
          { name: 'dob', label: 'Date of birth' },
          { name: 'gender', label: 'Gender' },
          { name: 'address', label: 'Address', counter: addressLimit },
        ],
      },
    ],
  },
  loanApplication: {
    title: 'Loan Application',
    groups: [
      {
        heading: null,
        fields: [
          name('fullName', 'Applicant name'),
          { name: 'email', label: 'Email ID', kind: 'email' },
          { name: 'amountApplied', label: 'Amount applied', kind: 'rupees' },
          { name: 'loanPurpose', label: 'Loan purpose' },
          { name: 'startedOn', label: 'Started on' },
        ],
      },
    ],
  },
};

/** The panels in the order of the tab; complete because the table's type is. */
export const detailsPanelIds: readonly DetailsPanelId[] = Object.keys(detailsPanels).filter(isPanelId);

function isPanelId(text: string): text is DetailsPanelId {
  return Object.hasOwn(detailsPanels, text);
}

/** Every field of a panel, in order. */
export function detailsFieldsOf(panel: DetailsPanelId): readonly DetailsField[] {
  return detailsPanels[panel].groups.flatMap(group => group.fields);
}
