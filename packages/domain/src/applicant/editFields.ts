import { addressLimit, employmentTypes, homeTypes, nameLimit } from './choices';

/** What is saved with one call. */
export const editGroups = ['personal', 'professional', 'financial', 'selfie', 'pan', 'proof'] as const;
export type EditGroup = (typeof editGroups)[number];

/** Documents that prove an address, by their wire names (CS-104). */
export const proofTypes = ['drivingLicense', 'voterId', 'passport'] as const;
export type ProofType = (typeof proofTypes)[number];

export const proofLabels: Readonly<Record<ProofType, string>> = {
  drivingLicense: 'Driving licence',
  voterId: 'Voter id',
  passport: 'Passport',
};

/** The parts of the Edit dialog in their order (CS-098). */
export const editSections = [
  { id: 'personal', title: 'Personal Details', group: 'personal' },
  { id: 'currentAddress', title: 'Current address', group: 'personal' },
  { id: 'permanentAddress', title: 'Permanent address', group: 'personal' },
  { id: 'workAddress', title: 'Work address', group: 'professional' },
  { id: 'professional', title: 'Professional Details', group: 'professional' },
  { id: 'financial', title: 'Financial Details', group: 'financial' },
  { id: 'selfie', title: 'Selfie', group: 'selfie' },
  { id: 'pan', title: 'PAN', group: 'pan' },
  { id: 'proof', title: 'Address proof', group: 'proof' },
] as const satisfies readonly { readonly id: string; readonly title: string; readonly group: EditGroup }[];
export type EditSectionId = (typeof editSections)[number]['id'];

/** The section of the wire loan a group is stored in. */
export const storedIn: Readonly<Record<EditGroup, string>> = {
  personal: 'personalDetails',
  professional: 'professionalDetails',
  financial: 'financialDetails',
  selfie: 'personalDetails',
  pan: 'kycDocuments',
  proof: 'kycDocuments',
};

/** A field of the Edit dialog. */
export type EditField = {
  /** Its path in the wire section: 'currentAddress.line1'. Unique among all fields. */
  readonly name: string;
  /** Unique among all fields, for the preview, a conflict and the automatic remark. */
  readonly fullLabel: string;
  readonly label: string;
  readonly section: EditSectionId;
  readonly group: EditGroup;
  /** @default 'text' */
  readonly kind: 'text' | 'email' | 'phone' | 'date' | 'choice' | 'list' | 'state' | 'rupees' | 'digits';
  /** The choices by their wire values; a stored value that is not among them can still be selected. */
  readonly options: readonly (readonly [value: string, label: string])[];
  /** Shown by the character counter; the input is not limited. @default no counter */
  readonly counter?: number | undefined;
  readonly mono: boolean;
  readonly required: boolean;
};

type Facts = Partial<Pick<EditField, 'kind' | 'options' | 'counter' | 'mono' | 'required'>>;

const groupOf = (section: EditSectionId): EditGroup =>
  editSections.find(({ id }) => id === section)?.group ?? 'personal';

function fieldIn(section: EditSectionId, prefix: string) {
  return (name: string, label: string, facts: Facts = {}): EditField => ({
    name,
    label,
    fullLabel: prefix === '' ? label : `${prefix}, ${label.startsWith('PIN') ? label : label.toLowerCase()}`,
    section,
    group: groupOf(section),
    kind: 'text',
    options: [],
    mono: false,
    required: false,
    ...facts,
  });
}

const same = (words: readonly string[]) => words.map(word => [word, word] as const);

function address(section: 'currentAddress' | 'permanentAddress' | 'workAddress', title: string): EditField[] {
  const part = fieldIn(section, title);
  return [
    part(`${section}.line1`, 'Line 1', { counter: addressLimit, required: true }),
    part(`${section}.line2`, 'Line 2', { counter: addressLimit }),
    part(`${section}.landmark`, 'Landmark', { counter: addressLimit }),
    part(`${section}.city`, 'City', { required: true }),
    part(`${section}.state`, 'State', { kind: 'state', required: true }),
    part(`${section}.pinCode`, 'PIN code', { kind: 'digits', mono: true, required: true }),
  ];
}

const person = fieldIn('personal', '');
const work = fieldIn('professional', '');
const account = fieldIn('financial', '');
const pan = fieldIn('pan', '');
const proof = fieldIn('proof', '');

/** Every field, in the order of the dialog. */
export const editFields: readonly EditField[] = [
  person('fullName', 'Full name', { counter: nameLimit, required: true }),
  person('gender', 'Gender', { counter: nameLimit }),
  person('firstName', 'First name', { counter: nameLimit }),
  person('lastName', 'Last name', { counter: nameLimit }),
  person('dob', 'Date of birth', { kind: 'date', required: true }),
  person('email', 'Email ID', { kind: 'email', required: true }),
  person('alternatePhoneNumber', 'Alternate phone', { kind: 'phone', mono: true }),
  person('maritalStatus', 'Marital status', {
    kind: 'choice',
    options: same(['Single', 'Married', 'Widowed', 'Divorced', 'Separated']),
  }),
  person('houseType', 'Type of home', { kind: 'choice', options: same(homeTypes) }),
  person('educationQualification', 'Education', {
    kind: 'choice',
    options: [
      ['HIGH_SCHOOL', 'High school'],
      ['UNDER_GRADUATE', 'Under graduate'],
      ['GRADUATE', 'Graduate'],
      ['POST_GRADUATE', 'Post graduate'],
    ],
  }),
  person('currentAddressStayDuration', 'Stay at address'),
  ...address('currentAddress', 'Current address'),
  ...address('permanentAddress', 'Permanent address'),
  ...address('workAddress', 'Work address'),
  work('companyName', 'Company name', { counter: nameLimit }),
  work('occupation', 'Profession'),
  work('employmentType', 'Employment type', { kind: 'choice', options: same(employmentTypes) }),
  work('monthlyIncome', 'Monthly income', { kind: 'rupees' }),
  work('incomeModes', 'Income modes', {
    kind: 'list',
    options: [
      ['BANK_TRANSFER', 'Bank transfer'],
      ['CASH', 'Cash'],
      ['CHEQUE', 'Cheque'],
    ],
  }),
  work('salaryDate', 'Salary date', { kind: 'digits' }),
  account('bankName', 'Bank name', { counter: nameLimit, required: true }),
  account('accountNumber', 'Account number', { mono: true, kind: 'digits', required: true }),
  account('ifscCode', 'IFSC code', { mono: true, required: true }),
  account('upiId', 'UPI id', { mono: true }),
  pan('pan.identifierNumber', 'PAN number', { mono: true, required: true }),
  ...proofTypes.map(type =>
    proof(`${type}.identifierNumber`, `${proofLabels[type]} number`, { mono: true, required: true }),
  ),
  proof('passport.additionalDetails.fileNo', 'File number', { mono: true }),
];

const byName = new Map(editFields.map(field => [field.name, field]));

/** @returns undefined for a name no field has */
export function editField(name: string): EditField | undefined {
  return byName.get(name);
}

/** The fields of a group that are edited now: of the address proofs only those of the chosen one, and the file number
 *  only for a passport (CS-105). */
export function fieldsOfGroup(group: EditGroup, proofType: ProofType): readonly EditField[] {
  return editFields.filter(
    field => field.group === group && (group !== 'proof' || field.name.startsWith(`${proofType}.`)),
  );
}
