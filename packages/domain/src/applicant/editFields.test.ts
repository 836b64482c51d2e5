import { describe, expect, it } from 'vitest';
import {
  editField,
  editFields,
  editSections,
  fieldsOfGroup,
  proofLabels,
  proofTypes,
  storedIn,
} from './editFields';
import { apolloStateCodeOf, stateList, states } from './states';

/** A field as a person meets it: its name, full label, part of the dialog, kind, and whether it must be filled. */
const line = (name: string) => {
  const field = editField(name);
  if (!field) return `${name} is missing`;
  const { fullLabel, section, kind, required, mono, counter } = field;
  const marks = [kind, required ? 'required' : '', mono ? 'mono' : '', counter ?? ''].filter(
    mark => mark !== '',
  );
  return `${name} | ${fullLabel} | ${section} | ${marks.join(', ')}`;
};

const address = (section: string, title: string) => [
  `${section}.line1 | ${title}, line 1 | ${section} | text, required, 60`,
  `${section}.line2 | ${title}, line 2 | ${section} | text, 60`,
  `${section}.landmark | ${title}, landmark | ${section} | text, 60`,
  `${section}.city | ${title}, city | ${section} | text, required`,
  `${section}.state | ${title}, state | ${section} | state, required`,
  `${section}.pinCode | ${title}, PIN code | ${section} | digits, required, mono`,
];

describe('the fields of the Edit dialog', () => {
  it('are personal details, three addresses, professional and financial details, PAN and proofs, in this order [CS-098.b, CS-098.c, CS-098.d, CS-098.e]', () => {
    expect(editFields.map(({ name }) => line(name))).toEqual([
      'fullName | Full name | personal | text, required, 30',
      'gender | Gender | personal | text, 30',
      'firstName | First name | personal | text, 30',
      'lastName | Last name | personal | text, 30',
      'dob | Date of birth | personal | date, required',
      'email | Email ID | personal | email, required',
      'alternatePhoneNumber | Alternate phone | personal | phone, mono',
      'maritalStatus | Marital status | personal | choice',
      'houseType | Type of home | personal | choice',
      'educationQualification | Education | personal | choice',
      'currentAddressStayDuration | Stay at address | personal | text',
      ...address('currentAddress', 'Current address'),
      ...address('permanentAddress', 'Permanent address'),
      ...address('workAddress', 'Work address'),
      'companyName | Company name | professional | text, 30',
      'occupation | Profession | professional | text',
      'employmentType | Employment type | professional | choice',
      'monthlyIncome | Monthly income | professional | rupees',
      'incomeModes | Income modes | professional | list',
      'salaryDate | Salary date | professional | digits',
      'bankName | Bank name | financial | text, required, 30',
      'accountNumber | Account number | financial | digits, required, mono',
      'ifscCode | IFSC code | financial | text, required, mono',
      'upiId | UPI id | financial | text, mono',
      'pan.identifierNumber | PAN number | pan | text, required, mono',
      'drivingLicense.identifierNumber | Driving licence number | proof | text, required, mono',
      'voterId.identifierNumber | Voter id number | proof | text, required, mono',
      'passport.identifierNumber | Passport number | proof | text, required, mono',
      'passport.additionalDetails.fileNo | File number | proof | text, mono',
    ]);
  });

  it('have the part they are saved with, and the section of the loan it is stored in [CS-098.f]', () => {
    const parts = new Map(editFields.map(({ section, group }) => [section, [group, storedIn[group]]]));
    expect(Object.fromEntries(parts)).toEqual({
      personal: ['personal', 'personalDetails'],
      currentAddress: ['personal', 'personalDetails'],
      permanentAddress: ['personal', 'personalDetails'],
      workAddress: ['professional', 'professionalDetails'],
      professional: ['professional', 'professionalDetails'],
      financial: ['financial', 'financialDetails'],
      pan: ['pan', 'kycDocuments'],
      proof: ['proof', 'kycDocuments'],
    });
    expect(storedIn.selfie).toBe('personalDetails');
    expect(editSections.map(({ title }) => title)).toEqual([
      'Personal Details',
      'Current address',
      'Permanent address',
      'Work address',
      'Professional Details',
      'Financial Details',
      'Selfie',
      'PAN',
      'Address proof',
    ]);
    expect(Object.values(proofLabels)).toEqual(['Driving licence', 'Voter id', 'Passport']);
  });

  it.each([
    [
      'maritalStatus',
      'Single|Married|Widowed|Divorced|Separated',
      'Single|Married|Widowed|Divorced|Separated',
    ],
    ['houseType', 'PG|Rented|Owned', 'PG|Rented|Owned'],
    ['employmentType', 'Salaried|Employed', 'Salaried|Employed'],
    [
      'educationQualification',
      'HIGH_SCHOOL|UNDER_GRADUATE|GRADUATE|POST_GRADUATE',
      'High school|Under graduate|Graduate|Post graduate',
    ],
    ['incomeModes', 'BANK_TRANSFER|CASH|CHEQUE', 'Bank transfer|Cash|Cheque'],
  ])('%s offers its choices and sends their wire words [SH-101.a, SH-102.a]', (name, values, labels) => {
    const options = editField(name)?.options ?? [];
    expect(options.map(([value]) => value).join('|')).toBe(values);
    expect(options.map(([, label]) => label).join('|')).toBe(labels);
  });

  it('offer choices nowhere else', () => {
    const choosing = editFields.filter(({ kind }) => kind === 'choice' || kind === 'list');
    expect(editFields.filter(({ options }) => options.length > 0)).toEqual(choosing);
    expect(choosing).toHaveLength(5);
    expect(editField('proofType')).toBeUndefined();
  });
});

describe('the states', () => {
  // The census numbers in their own order, which is geographical, beside the letters of the state.
  const byNumber =
    '01 JK, 02 HP, 03 PB, 04 CH, 05 UK, 06 HR, 07 DL, 08 RJ, 09 UP, 10 BR, 11 SK, 12 AR, 13 NL, 14 MN, 15 MZ, ' +
    '16 TR, 17 ML, 18 AS, 19 WB, 20 JH, 21 OR, 22 CG, 23 MP, 24 GJ, 26 DN, 27 MH, 28 AP, 29 KA, 30 GA, 31 LD, ' +
    '32 KL, 33 TN, 34 PY, 35 AN, 36 TG, 38 LA';

  it('have the census number and the letters of their own [CS-106.b]', () => {
    const pairs = states.map(([, letters, number]) => `${number} ${letters}`);
    expect(pairs.toSorted().join(', ')).toBe(byNumber);
  });

  it('are listed by name, with their codes [CS-106.b]', () => {
    const names = stateList.map(({ stateName }) => stateName);
    expect(names).toEqual(names.toSorted());
    expect(names.join(', ')).toBe(
      'Andaman and Nicobar Islands, Andhra Pradesh, Arunachal Pradesh, Assam, Bihar, Chandigarh, Chhattisgarh, ' +
        'Dadra and Nagar Haveli and Daman and Diu, Delhi, Goa, Gujarat, Haryana, Himachal Pradesh, ' +
        'Jammu and Kashmir, Jharkhand, Karnataka, Kerala, Ladakh, Lakshadweep, Madhya Pradesh, Maharashtra, ' +
        'Manipur, Meghalaya, Mizoram, Nagaland, Odisha, Puducherry, Punjab, Rajasthan, Sikkim, Tamil Nadu, ' +
        'Telangana, Tripura, Uttar Pradesh, Uttarakhand, West Bengal',
    );
    const code = (name: string) =>
      stateList.find(({ stateName }) => stateName === name)?.apolloStateCode ?? null;
    expect(['Maharashtra', 'Uttarakhand', 'Ladakh', 'Puducherry'].map(code)).toEqual([
      '27',
      '05',
      '38',
      '34',
    ]);
  });
});

const names = (fields: readonly { readonly name: string }[]) => fields.map(({ name }) => name);

describe('the fields', () => {
  it('have names and labels of their own', () => {
    expect(new Set(names(editFields)).size).toBe(editFields.length);
    expect(new Set(editFields.map(({ fullLabel }) => fullLabel)).size).toBe(editFields.length);
  });

  it('count 30 on every name, 30 on the gender and 60 on every address line [SH-097.a, SH-097.b, SH-098.a]', () => {
    for (const { label, counter } of editFields) {
      const limit = /\bname\b|^Gender$/i.test(label) ? 30 : /^(Line|Landmark)/.test(label) ? 60 : undefined;
      expect([label, counter]).toEqual([label, limit]);
    }
  });

  it('have the proofs driving licence, voter id and passport, and a file number for the passport only [CS-104.a, CS-105.a, CS-105.b]', () => {
    expect(proofTypes).toEqual(['drivingLicense', 'voterId', 'passport']);
    expect(proofTypes.map(type => names(fieldsOfGroup('proof', type)))).toEqual([
      ['drivingLicense.identifierNumber'],
      ['voterId.identifierNumber'],
      ['passport.identifierNumber', 'passport.additionalDetails.fileNo'],
    ]);
  });
});

describe('the state list', () => {
  it('has every state and union territory with a code of its own [CS-106.b]', () => {
    expect(stateList).toHaveLength(36);
    expect(new Set(stateList.map(({ apolloStateCode }) => apolloStateCode)).size).toBe(36);
    expect(stateList).toContainEqual({ stateName: 'Telangana', apolloStateCode: '36' });
    expect(apolloStateCodeOf(' tamil NADU')).toBe('33');
    expect(apolloStateCodeOf('Atlantis')).toBeNull();
  });
});
