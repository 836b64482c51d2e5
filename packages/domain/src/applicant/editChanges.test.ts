import { describe, expect, it } from 'vitest';
import {
  changedFields,
  fieldsOfBody,
  financialBody,
  mergeEdit,
  originalOf,
  overtakenFields,
  personalBody,
  professionalBody,
  storedProofType,
  storedValues,
  wireOf,
  withChanges,
} from './editChanges';
import { editField } from './editFields';

const loan = {
  personalDetails: {
    fullName: 'Imran Sheikh',
    dob: '1991-08-02',
    email: 'imran.s@post.example',
    alternatePhoneNumber: '7000000136',
    houseType: 'Rented',
    permanentAddress: { city: 'Nizamabad', state: 'Telangana', pinCode: '503001', apolloStateCode: '36' },
    currentAddress: { line1: 'B-12, Shanti Apartments', pinCode: '500028' },
  },
  professionalDetails: { companyName: 'Charminar Retail', monthlyIncome: 38_500, incomeModes: ['CASH'] },
  financialDetails: { accountNumber: '999100002281' },
  kycDocuments: {
    pan: { identifierNumber: 'ZZZPS1234K' },
    voterId: { identifierNumber: 'TGN0000482' },
    passport: null,
  },
};
const stored = storedValues(loan, ['personal', 'professional', 'financial', 'pan', 'proof']);
const changed = (group: 'personal' | 'professional' | 'pan' | 'proof', part: Record<string, string>) =>
  changedFields(group, { values: { ...stored, ...part }, stored, proofType: 'voterId' });
const names = (fields: readonly { readonly name: string }[]) => fields.map(({ name }) => name);

describe('the stored values', () => {
  it('are texts by the path of the field', () => {
    expect(stored).toMatchObject({
      fullName: 'Imran Sheikh',
      'currentAddress.pinCode': '500028',
      monthlyIncome: '38500',
      incomeModes: 'CASH',
      upiId: '',
      'voterId.identifierNumber': 'TGN0000482',
      'passport.additionalDetails.fileNo': '',
    });
    expect(storedValues({ personalDetails: null }, ['personal'])['fullName']).toBe('');
    expect(
      storedValues({ professionalDetails: { incomeModes: ['CASH', 7, 'CHEQUE'] } }, ['professional']),
    ).toMatchObject({ incomeModes: 'CASH,CHEQUE' });
  });

  it.each([
    ['1991-08-02', '1991-08-02'],
    // Two in the morning in India.
    ['1991-08-01T20:30:00.000Z', '1991-08-02'],
    ['02-08-91', '02-08-91'],
  ])('have %s as the year-month-day %s [CS-102.a]', (dob, shown) => {
    expect(storedValues({ personalDetails: { dob } }, ['personal'])['dob']).toBe(shown);
  });

  it('choose the first proof that has a number', () => {
    expect(storedProofType(stored)).toBe('voterId');
    expect(storedProofType({ ...stored, 'passport.identifierNumber': 'Z1234567' })).toBe('voterId');
    expect(storedProofType({})).toBe('drivingLicense');
  });
});

describe('changedFields', () => {
  it('are those whose value differs, not those with another blank around it [CS-099.b, CS-101.a]', () => {
    const values = { fullName: ' Imran Sheikh ', houseType: 'Owned', 'currentAddress.pinCode': '500006' };
    expect(names(changed('personal', values))).toEqual(['houseType', 'currentAddress.pinCode']);
    expect(changed('professional', values)).toEqual([]);
  });

  it('have a date of birth only when it is another day [CS-102.a, CS-102.b]', () => {
    const same = { ...stored, dob: '1991-08-02' };
    const before = storedValues({ personalDetails: { dob: '1991-08-01T20:30:00.000Z' } }, ['personal']);
    expect(
      names(
        changedFields('personal', { values: same, stored: { ...stored, ...before }, proofType: 'voterId' }),
      ),
    ).not.toContain('dob');
    expect(names(changed('personal', { dob: '1991-08-03' }))).toEqual(['dob']);
  });

  it('have an identifier only if it was changed, and only of the chosen proof [CS-103.a, CS-103.b]', () => {
    expect(changed('pan', {})).toEqual([]);
    expect(changed('pan', { 'pan.identifierNumber': ' ZZZPS1234K ' })).toEqual([]);
    expect(names(changed('pan', { 'pan.identifierNumber': 'ZZZPS1234L' }))).toEqual(['pan.identifierNumber']);
    expect(changed('proof', { 'passport.identifierNumber': 'Z1' })).toEqual([]);
    expect(names(changed('proof', { 'voterId.identifierNumber': 'TGN1' }))).toEqual([
      'voterId.identifierNumber',
    ]);
  });
});

describe('the body of a call', () => {
  it('has the changed fields at their paths and nothing else [CS-101.a]', () => {
    const part = {
      fullName: ' Imran Abdul Sheikh',
      'currentAddress.pinCode': '500006',
      'permanentAddress.state': 'Kerala',
    };
    const fields = changed('personal', part);
    expect(wireOf(fields, part)).toEqual({
      fullName: 'Imran Abdul Sheikh',
      currentAddress: { pinCode: '500006' },
      permanentAddress: { state: 'Kerala' },
    });
    expect(originalOf(fields, stored)).toEqual({
      fullName: 'Imran Sheikh',
      'currentAddress.pinCode': '500028',
      'permanentAddress.state': 'Telangana',
    });
  });

  it('has numbers and lists where the wire has them, and null for a number that is taken away [CS-101.b]', () => {
    const part = { monthlyIncome: '41000.5', incomeModes: 'CASH,CHEQUE', salaryDate: '7' };
    expect(wireOf(changed('professional', part), part)).toEqual({
      monthlyIncome: 41_000.5,
      incomeModes: ['CASH', 'CHEQUE'],
      salaryDate: 7,
    });
    const none = { monthlyIncome: '', incomeModes: '' };
    expect(wireOf(changed('professional', none), none)).toEqual({ monthlyIncome: null, incomeModes: [] });
  });

  it('is found again in the order of the dialog', () => {
    const body = { currentAddress: { pinCode: '500006' }, fullName: 'Imran', houseType: undefined };
    expect(names(fieldsOfBody('personal', body))).toEqual(['fullName', 'currentAddress.pinCode']);
    expect(fieldsOfBody('professional', body)).toEqual([]);
  });
});

describe('the typed body of a call', () => {
  const bodyFields = (...names: readonly string[]) => names.flatMap(name => editField(name) ?? []);

  it('is validated and in the form that is stored', () => {
    expect(
      personalBody(bodyFields('fullName', 'alternatePhoneNumber'), {
        fullName: ' Imran ',
        alternatePhoneNumber: '+91 70000 00136',
      }),
    ).toEqual({ fullName: 'Imran', alternatePhoneNumber: '7000000136' });
    expect(personalBody(bodyFields('alternatePhoneNumber'), { alternatePhoneNumber: ' ' })).toEqual({
      alternatePhoneNumber: '',
    });
    expect(professionalBody(bodyFields('salaryDate'), { salaryDate: '7' })).toEqual({ salaryDate: 7 });
    expect(financialBody(bodyFields('ifscCode'), { ifscCode: 'gdvb0000417' })).toEqual({
      ifscCode: 'GDVB0000417',
    });
    expect(() => financialBody(bodyFields('ifscCode'), { ifscCode: 'none' })).toThrow('IFSC');
  });
});

describe('withChanges', () => {
  it('sets what is given and leaves the rest [CS-108.d]', () => {
    const { personalDetails } = loan;
    expect(
      withChanges(personalDetails, {
        houseType: 'Owned',
        gender: undefined,
        currentAddress: { pinCode: '1' },
      }),
    ).toEqual({
      ...personalDetails,
      houseType: 'Owned',
      currentAddress: { line1: 'B-12, Shanti Apartments', pinCode: '1' },
    });
    expect(withChanges(null, { fullName: 'Imran' })).toEqual({ fullName: 'Imran' });
  });

  it('brings the code of a new permanent state, as apolloStateCode [CS-106.b, CS-127.a]', () => {
    const changed = withChanges(loan.personalDetails, { permanentAddress: { state: 'Kerala' } });
    expect(changed['permanentAddress']).toEqual({
      city: 'Nizamabad',
      state: 'Kerala',
      pinCode: '503001',
      apolloStateCode: '32',
    });
    const other = withChanges(loan.personalDetails, { permanentAddress: { city: 'Bodhan' } });
    expect(other['permanentAddress']).toMatchObject({ city: 'Bodhan', apolloStateCode: '36' });
    const current = withChanges(loan.personalDetails, { currentAddress: { state: 'Kerala' } });
    expect(current['currentAddress']).toEqual({
      line1: 'B-12, Shanti Apartments',
      pinCode: '500028',
      state: 'Kerala',
    });
    expect(current['permanentAddress']).toEqual(loan.personalDetails.permanentAddress);
  });
});

describe('two people at once', () => {
  const base = { fullName: 'Imran Sheikh', houseType: 'Rented', gender: 'Male' };

  it('do not conflict over different fields: each has both [XR-014.a]', () => {
    const merged = mergeEdit({
      base,
      mine: { ...base, fullName: 'Imran Abdul Sheikh' },
      stored: { ...base, houseType: 'Owned' },
    });
    expect(merged).toEqual({
      values: { fullName: 'Imran Abdul Sheikh', houseType: 'Owned', gender: 'Male' },
      conflicts: [],
    });
  });

  it('conflict over the same field, unless both wrote the same [XR-014.a, XR-014.d]', () => {
    const mine = { ...base, fullName: 'Imran A Sheikh', houseType: 'Owned' };
    const merged = mergeEdit({
      base,
      mine,
      stored: { ...base, fullName: 'Imran B Sheikh', houseType: 'Owned' },
    });
    expect(names(merged.conflicts)).toEqual(['fullName']);
    expect(merged.values).toEqual({ ...mine, houseType: 'Owned' });
  });

  it('keeps what is not stored, such as the chosen proof', () => {
    expect(mergeEdit({ base: {}, mine: { proofType: 'passport' }, stored: {} }).values).toEqual({
      proofType: 'passport',
    });
  });

  it('let a word be typed behind what is stored: its blank stays, unless the stored value is another one [XR-014.a]', () => {
    const typed = { ...base, fullName: 'Imran Sheikh ' };
    expect(mergeEdit({ base, mine: typed, stored: base }).values).toEqual(typed);
    const stored = { ...base, fullName: 'Imran B Sheikh' };
    expect(mergeEdit({ base, mine: typed, stored }).values).toEqual(stored);
  });

  it('are told apart by the server by what each of them saw [XR-014.d]', () => {
    const fields = ['fullName', 'houseType', 'gender'].flatMap(name => editField(name) ?? []);
    const late = (original: Record<string, string>) =>
      names(
        overtakenFields(fields, {
          original,
          stored: { fullName: 'B', houseType: 'Owned', gender: 'Male' },
          wanted: { fullName: 'C', houseType: 'Owned', gender: 'Female' },
        }),
      );
    expect(late({ fullName: 'A', houseType: 'Rented', gender: 'Male' })).toEqual(['fullName']);
    expect(late({})).toEqual([]);
  });
});
