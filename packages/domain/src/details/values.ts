import { emailError } from '../applicant/emailError';
import { incomeModesText } from '../applicant/incomeModes';
import type { Address, Financial, Personal, Professional } from '../applicant/schema';
import { formatDate } from '../calendar/format';
import type { Instant } from '../calendar/instant';
import type { SectionState } from '../loose/section';
import { type Paise, paiseToRupees } from '../money/paise';
import { type DetailsPanelId, detailsFieldsOf } from './panels';
import type { DetailsDocuments, DetailsReadings } from './schema';

/** The values of a panel by field name; '' where nothing is stored. Amounts are rupees as text. */
export type DetailsValues = Readonly<Record<string, string>>;

const text = (value: string | number | null) => (value === null ? '' : String(value));
const rupeesText = (amount: Paise | null) => (amount === null ? '' : String(paiseToRupees(amount)));

function addressValues(prefix: string, address: Address | null): DetailsValues {
  const parts = ['line1', 'line2', 'landmark', 'city', 'state', 'pinCode'] as const;
  return Object.fromEntries(parts.map(part => [`${prefix}.${part}`, text(address?.[part] ?? null)]));
}

/** The Personal panel: identity and address of the applicant. */
export function personalValues(person: Personal): DetailsValues {
  return {
    fullName: person.fullName,
    userEnteredName: text(person.userEnteredName),
    firstName: text(person.firstName),
    lastName: text(person.lastName),
    gender: text(person.gender),
    dob: person.dob === null ? '' : formatDate(person.dob),
    primaryPhoneNumber: text(person.primaryPhoneNumber),
    alternatePhoneNumber: text(person.alternatePhoneNumber),
    maritalStatus: text(person.maritalStatus),
    houseType: text(person.houseType),
    ...addressValues('currentAddress', person.currentAddress),
    ...addressValues('permanentAddress', person.permanentAddress),
  };
}

/** The Professional panel: the source of income. */
export function professionalValues(work: Professional): DetailsValues {
  return {
    companyName: text(work.companyName),
    occupation: text(work.occupation),
    employmentType: text(work.employmentType),
    monthlyIncome: rupeesText(work.monthlyIncome),
    incomeModes: incomeModesText(work.incomeModes),
    salaryDate: text(work.salaryDate),
    ...addressValues('workAddress', work.workAddress),
  };
}

/** The Financial panel: the account the loan is paid to. */
export function financialValues(account: Financial): DetailsValues {
  return {
    bankName: text(account.bankName),
    accountNumber: text(account.accountNumber),
    ifscCode: text(account.ifscCode),
  };
}

const proofOrder = [
  ['voterId', 'Voter ID Card'],
  ['drivingLicense', 'Driving License'],
  ['passport', 'Passport'],
] as const;

/** The document that proves the address: the one the provider names, otherwise one with a stored number; the
 *  Aadhaar last, because everybody has one. */
function proofOf(
  documents: DetailsDocuments | null,
  named: string,
): readonly [label: string, number: string] {
  const stored = proofOrder.map(([key, label]) => [label, documents?.[key] ?? ''] as const);
  const all = [...stored, ['Aadhaar Card', documents?.aadhaar.number ?? ''] as const];
  if (named !== '') return [named, all.find(([label]) => label === named)?.[1] ?? ''];
  return all.find(([, number]) => number !== '') ?? ['', ''];
}

/** The KYC panel: PAN and address proof.
 *  @returns broken when either section is broken, missing when neither was sent */
export function kycState(
  documents: SectionState<DetailsDocuments>,
  readings: SectionState<DetailsReadings>,
): SectionState<DetailsValues> {
  if (documents.state === 'broken') return documents;
  if (readings.state === 'broken') return readings;
  if (documents.state === 'missing' && readings.state === 'missing') return { state: 'missing' };
  const stored = documents.state === 'ready' ? documents.value : null;
  const read = readings.state === 'ready' ? readings.value : null;
  const [addressProof, proofNumber] = proofOf(stored, read?.proof ?? '');
  return {
    state: 'ready',
    value: {
      panNumber: stored?.pan || read?.panNumber || '',
      panName: read?.panName ?? '',
      panDob: read?.panDob ?? '',
      addressProof,
      proofNumber,
      proofName: read?.proofName ?? '',
      proofAddress: read?.proofAddress ?? '',
    },
  };
}

/** The Loan Application panel; name and e-mail are empty while the personal details cannot be read. */
export function loanApplicationValues(
  core: {
    readonly amountApplied: Paise | null;
    readonly purpose: string | null;
    readonly startedOn: Instant;
  },
  personal: SectionState<Personal>,
): DetailsValues {
  const person = personal.state === 'ready' ? personal.value : null;
  return {
    fullName: person?.fullName ?? '',
    email: text(person?.email ?? null),
    amountApplied: rupeesText(core.amountApplied),
    loanPurpose: text(core.purpose),
    startedOn: formatDate(core.startedOn),
  };
}

/** A section as the values of its panel; missing and broken are passed on. */
export function panelState<T>(
  section: SectionState<T>,
  valuesOf: (value: T) => DetailsValues,
): SectionState<DetailsValues> {
  return section.state === 'ready' ? { state: 'ready', value: valuesOf(section.value) } : section;
}

/** The faults in a panel's values by field; empty when the preview may be shown.
 *  @source SH-096: the e-mail rule of the loan application panel */
export function detailsErrors(panel: DetailsPanelId, values: DetailsValues): DetailsValues {
  const wrong = detailsFieldsOf(panel).flatMap(field => {
    const error = field.kind === 'email' ? emailError(values[field.name] ?? '') : null;
    return error === null ? [] : [[field.name, error] as const];
  });
  return Object.fromEntries(wrong);
}
