import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { businessDate } from '../calendar/businessDate';
import { editFaults } from './editChanges';
import { editField } from './editFields';
import { financialChanges, personalChanges, professionalChanges } from './editRules';

const today = businessDate('2026-11-23');
const faultsOf = (group: 'personal' | 'professional' | 'financial' | 'pan', part: Record<string, string>) => {
  const fields = Object.keys(part).flatMap(name => editField(name) ?? []);
  return editFaults(group, fields, { values: part, today });
};

describe('editFaults', () => {
  it.each([
    ['personal', 'fullName', ' ', 'Full name is required'],
    ['personal', 'fullName', 'a'.repeat(201), 'At most 200 characters'],
    ['personal', 'email', 'imran.s@post', 'Kindly enter valid Email ID'],
    ['personal', 'email', '', 'Kindly enter valid Email ID'],
    ['personal', 'alternatePhoneNumber', '12345', 'Enter a mobile number of ten digits'],
    ['personal', 'currentAddress.line1', '', 'Line 1 is required'],
    ['personal', 'currentAddress.city', '', 'City is required'],
    ['personal', 'currentAddress.pinCode', '50002', 'A PIN code has six digits'],
    ['personal', 'currentAddress.pinCode', '050028', 'A PIN code has six digits'],
    ['personal', 'permanentAddress.state', 'Atlantis', 'Choose a state of the list'],
    ['personal', 'dob', '1991-02-30', 'The date of birth does not exist'],
    ['personal', 'dob', '2026-11-23', 'The date of birth is not in the past'],
    ['professional', 'monthlyIncome', '38.505', 'Enter an amount with at most two decimals'],
    ['professional', 'monthlyIncome', '-1', 'Enter an amount with at most two decimals'],
    ['professional', 'monthlyIncome', 'many', 'Enter an amount with at most two decimals'],
    ['professional', 'salaryDate', '32', 'A salary date is a day from 1 to 31'],
    ['professional', 'salaryDate', '0', 'A salary date is a day from 1 to 31'],
    ['professional', 'salaryDate', '1.5', 'A salary date is a day from 1 to 31'],
    ['professional', 'salaryDate', 'the seventh', 'A salary date is a day from 1 to 31'],
    ['financial', 'accountNumber', '12345', 'An account number has 6 to 20 digits'],
    ['financial', 'accountNumber', '1'.repeat(21), 'An account number has 6 to 20 digits'],
    ['financial', 'ifscCode', 'GDVB1000417', 'An IFSC code is four letters, 0, and six letters or digits'],
    ['financial', 'upiId', 'imran', 'A UPI id is a name, @ and a handle'],
    ['financial', 'bankName', '', 'Bank name is required'],
    ['pan', 'pan.identifierNumber', 'ZZZP1234K', 'A PAN is five letters, four digits and a letter'],
    ['pan', 'drivingLicense.identifierNumber', '---- /', 'A document number has 4 to 30 letters and digits'],
    ['pan', 'passport.identifierNumber', 'Z12', 'A document number has 4 to 30 letters and digits'],
    ['pan', 'voterId.identifierNumber', 'T', 'A document number has 4 to 30 letters and digits'],
    ['pan', 'passport.additionalDetails.fileNo', '#', 'A document number has 4 to 30 letters and digits'],
    [
      'pan',
      'passport.additionalDetails.fileNo',
      'AB-12 #',
      'A document number has 4 to 30 letters and digits',
    ],
    [
      'pan',
      'passport.additionalDetails.fileNo',
      '#AB-12',
      'A document number has 4 to 30 letters and digits',
    ],
    ['pan', 'passport.additionalDetails.fileNo', 'AB1', 'A document number has 4 to 30 letters and digits'],
    [
      'pan',
      'passport.additionalDetails.fileNo',
      'A'.repeat(31),
      'A document number has 4 to 30 letters and digits',
    ],
  ] as const)('of %s: %s “%s” [SH-096.b]', (group, name, value, fault) => {
    expect(faultsOf(group, { [name]: value })).toEqual({ [name]: fault });
  });

  it.each([
    ['personal', { dob: '2026-11-22', email: 'a@b.', alternatePhoneNumber: '+91 70000 00136' }],
    ['personal', { alternatePhoneNumber: '', 'currentAddress.line2': '', 'currentAddress.state': 'kerala' }],
    ['professional', { monthlyIncome: '0', salaryDate: '31' }],
    ['professional', { monthlyIncome: '', salaryDate: '1' }],
    ['financial', { accountNumber: '123456', ifscCode: 'gdvb0000417', upiId: '' }],
    ['financial', { accountNumber: '1'.repeat(20), upiId: 'imran.s+1@gd-vb' }],
    ['pan', { 'pan.identifierNumber': 'zzzps1234k', 'passport.additionalDetails.fileNo': '' }],
    ['pan', { 'passport.additionalDetails.fileNo': 'hy 1/2-3' }],
    ['pan', { 'passport.additionalDetails.fileNo': 'A'.repeat(30) }],
  ] as const)('has nothing against %s %o [SH-096.a]', (group, part) => {
    expect(faultsOf(group, part)).toEqual({});
  });

  it.each([
    ['personal', 'alternatePhoneNumber'],
    ['personal', 'currentAddress.line2'],
    ['professional', 'monthlyIncome'],
    ['financial', 'upiId'],
    ['pan', 'passport.additionalDetails.fileNo'],
  ] as const)('lets %s go on with an emptied %s [CS-101.b]', (group, name) => {
    expect(faultsOf(group, { [name]: '' })).toEqual({});
  });

  it('says nothing about a field that was not changed, whatever is stored', () => {
    expect(editFaults('personal', [], { values: { email: 'none' }, today })).toEqual({});
  });
});

describe('the body of a call', () => {
  const address = (line1: string) => ({
    line1,
    line2: 'Road 2',
    landmark: 'Clock tower',
    city: 'Nizamabad',
    state: 'Telangana',
    pinCode: '503001',
  });
  it.each([
    [
      personalChanges,
      {
        fullName: 'Imran Sheikh',
        firstName: 'Imran',
        lastName: 'Sheikh',
        gender: 'Male',
        dob: '1991-08-02',
        email: 'imran.s@post.example',
        alternatePhoneNumber: '7000000136',
        maritalStatus: 'Single',
        houseType: 'Rented',
        educationQualification: 'GRADUATE',
        currentAddressStayDuration: '2 years',
        currentAddress: address('House 1'),
        permanentAddress: address('House 2'),
        original: { fullName: 'Imran' },
      },
    ],
    [
      professionalChanges,
      {
        companyName: 'Charminar Retail',
        occupation: 'Cashier',
        employmentType: 'Salaried',
        monthlyIncome: 41_000.5,
        incomeModes: ['CASH', 'CHEQUE'],
        salaryDate: 7,
        workAddress: address('Shop 3'),
        original: { occupation: 'Clerk' },
      },
    ],
    [
      financialChanges,
      {
        bankName: 'Godavari Bank',
        accountNumber: '999100002281',
        ifscCode: 'GDVB0000417',
        upiId: 'imran.s@gdvb',
        original: { upiId: '' },
      },
    ],
  ])('keeps every field of its group, and what its sender saw [CS-101.b, XR-014.d]', (schema, body) => {
    expect(v.parse<v.GenericSchema>(schema, body)).toEqual(body);
  });
});
