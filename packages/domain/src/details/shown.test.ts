import { describe, expect, it } from 'vitest';
import { aLoan } from '../../testing';
import { readSection } from '../loan/schema';
import { sectionOf, type SectionState } from '../loose/section';
import { type DetailsPanelId, detailsPanels } from './panels';
import { detailsDocumentsSchema, detailsReadingsSchema } from './schema';
import {
  type DetailsValues,
  financialValues,
  kycState,
  loanApplicationValues,
  panelState,
  personalValues,
  professionalValues,
} from './values';

// Every value says what it is, so that none can stand in the place of another.
const address = (whose: string, pinCode: string) => ({
  line1: `${whose} house`,
  line2: `${whose} road`,
  landmark: `${whose} temple`,
  city: `${whose} city`,
  state: `${whose} state`,
  pinCode,
});
const changes = {
  loanPurpose: 'Medical',
  amountApplied: 80_000.5,
  personalDetails: {
    fullName: 'Kavya Raghunathan',
    userEnteredName: 'kavya raghu',
    firstName: 'Kavya',
    lastName: 'Raghunathan',
    gender: 'Female',
    dob: '1994-03-14',
    email: 'kavya.r@mail.example',
    primaryPhoneNumber: '9000043214',
    alternatePhoneNumber: '9000067771',
    maritalStatus: 'Widowed',
    houseType: 'PG',
    currentAddress: address('Current', '560099'),
    permanentAddress: address('Native', '625001'),
  },
  professionalDetails: {
    companyName: 'Nila Foods',
    occupation: 'Packer',
    employmentType: 'Salaried',
    monthlyIncome: 62_400.25,
    incomeModes: ['CASH', 'CHEQUE'],
    salaryDate: 7,
    workAddress: address('Work', '600001'),
  },
  financialDetails: { bankName: 'Zamorin Bank', accountNumber: '999100002281', ifscCode: 'ZBNK0226099' },
};
const sections = {
  kycDocuments: {
    pan: { identifierNumber: 'ZZXPR1000Z' },
    passport: { identifierNumber: 'Z1234567' },
    aadhaar: {
      ...{ identifierNumber: '717889845388', name: 'Kavya R', dob: '15-03-1994', gender: 'F' },
      address: 'On the Aadhaar',
    },
  },
  kycDetails: {
    pan: { name: 'KAVYA RAGHUNATHAN', dob: '1994-03-16', panNo: 'ZZXPR2000Z' },
    address: { documentType: 'Passport', name: 'K Raghunathan', address: 'On the passport' },
  },
};
function readStates(): Readonly<Record<DetailsPanelId, SectionState<DetailsValues>>> {
  const { core, raw } = aLoan(changes);
  const documents = sectionOf(sections, 'kycDocuments', detailsDocumentsSchema);
  const personal = readSection(raw, 'personalDetails');
  return {
    personal: panelState(personal, personalValues),
    professional: panelState(readSection(raw, 'professionalDetails'), professionalValues),
    financial: panelState(readSection(raw, 'financialDetails'), financialValues),
    kyc: kycState(documents, sectionOf(sections, 'kycDetails', detailsReadingsSchema)),
    aadhaar: panelState(documents, ({ aadhaar }) => aadhaar),
    loanApplication: { state: 'ready', value: loanApplicationValues(core, personal) },
  };
}

/** A panel as it is read: its headings, and each label with its value. */
function shownIn(panel: DetailsPanelId): readonly string[] {
  const state = readStates()[panel];
  const values = state.state === 'ready' ? state.value : {};
  return detailsPanels[panel].groups.flatMap(({ heading, fields }) => [
    ...(heading === null ? [] : [heading]),
    ...fields.map(({ name, label }) => `${label}: ${values[name]}`),
  ]);
}

const shownAddress = (whose: string, pinCode: string) => [
  `Line 1: ${whose} house`,
  `Line 2: ${whose} road`,
  `Landmark: ${whose} temple`,
  `City: ${whose} city`,
  `State: ${whose} state`,
  `PIN code: ${pinCode}`,
];

describe('each stored value stands at its label', () => {
  it.each<readonly [DetailsPanelId, readonly string[]]>([
    [
      'personal',
      [
        'Full name: Kavya Raghunathan',
        'User entered name: kavya raghu',
        'First name: Kavya',
        'Last name: Raghunathan',
        'Gender: Female',
        'Date of birth: 14 Mar 1994',
        'Primary phone: 9000043214',
        'Alternate phone: 9000067771',
        'Marital status: Widowed',
        'Type of home: PG',
        'Current address',
        ...shownAddress('Current', '560099'),
        'Permanent address',
        ...shownAddress('Native', '625001'),
      ],
    ],
    [
      'professional',
      [
        'Company name: Nila Foods',
        'Occupation: Packer',
        'Employment: Salaried',
        'Monthly income: 62400.25',
        'Income modes: Cash, Cheque',
        'Salary date: 7',
        'Work address',
        ...shownAddress('Work', '600001'),
      ],
    ],
    ['financial', ['Bank name: Zamorin Bank', 'Account number: 999100002281', 'IFSC code: ZBNK0226099']],
    [
      'kyc',
      [
        'PAN: ZZXPR1000Z',
        'Name on PAN: KAVYA RAGHUNATHAN',
        'Date of birth on PAN: 16 Mar 1994',
        'Address proof: Passport',
        'Address proof number: Z1234567',
        'Name on proof: K Raghunathan',
        'Address on proof: On the passport',
      ],
    ],
    [
      'aadhaar',
      [
        'Aadhaar number: XXXXXXXX5388',
        'Name: Kavya R',
        'Date of birth: 15 Mar 1994',
        'Gender: F',
        'Address: On the Aadhaar',
      ],
    ],
    [
      'loanApplication',
      [
        'Applicant name: Kavya Raghunathan',
        'Email ID: kavya.r@mail.example',
        'Amount applied: 80000.5',
        'Loan purpose: Medical',
        'Started on: 19 Nov 2026',
      ],
    ],
  ])('in the panel %s [CR-091.a, CR-161.a, CR-161.b, CR-162.a, CR-163.a, CR-167.b]', (panel, lines) => {
    expect(shownIn(panel)).toEqual(lines);
  });
});
