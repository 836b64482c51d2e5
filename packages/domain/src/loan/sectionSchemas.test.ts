import { describe, expect, it } from 'vitest';
import { aLoan } from '../../testing';
import { readSection } from './schema';

describe('readSection', () => {
  it('reads the personal details [CR-161.a, CR-161.b]', () => {
    const address = {
      line1: 'Flat 304, Sai Residency, 5th Cross',
      line2: 'Koramangala',
      landmark: 'Opp. bus stand',
      city: 'Bengaluru',
      state: 'Karnataka',
      pinCode: '560099',
    };
    const personalDetails = {
      fullName: 'Kavya Raghunathan',
      firstName: 'Kavya',
      lastName: 'Raghunathan',
      userEnteredName: 'Kavya R',
      gender: 'Female',
      dob: '1994-03-14',
      primaryPhoneNumber: '9000043214',
      alternatePhoneNumber: '9000067771',
      email: 'kavya.r@mail.example',
      maritalStatus: 'Married',
      houseType: 'Rented',
      photo: { key: 'selfie/4821937.jpg', presignedUrl: null },
      currentAddress: address,
      permanentAddress: { ...address, line1: '17/2 West Masi Street', line2: '', city: 'Madurai' },
    };
    const { raw } = aLoan({
      personalDetails: { ...personalDetails, educationQualification: 'POST_GRADUATE' },
    });
    expect(readSection(raw, 'personalDetails')).toEqual({ state: 'ready', value: personalDetails });
  });

  it('reads the professional details [CR-162.a]', () => {
    const professionalDetails = {
      occupation: 'Software tester',
      companyName: 'Nilgiri Softworks Pvt Ltd',
      employmentType: 'Salaried',
      monthlyIncome: 62_400,
      incomeModes: ['BANK_TRANSFER'],
      salaryDate: 1,
      microFinanceConsentAt: '2026-11-19T05:12:33.000Z',
      workAddress: {
        line1: '49/B, Residency Road',
        line2: null,
        landmark: null,
        city: 'Bengaluru',
        state: null,
        pinCode: null,
      },
    };
    expect(readSection(aLoan({ professionalDetails }).raw, 'professionalDetails')).toEqual({
      state: 'ready',
      value: { ...professionalDetails, monthlyIncome: 6_240_000 },
    });
  });

  it('reads the financial details with the penny drop [CR-163.a, CR-163.b]', () => {
    const account = { bankName: 'HDFC Bank', accountNumber: '999151436630', ifscCode: 'ZBNK0560099' };
    const result = { accountNumber: '999151436630', accountName: 'KAVYA RAGHUNATHAN', ifsc: 'ZBNK0560099' };
    const verificationResult = { response: { verification: { 'status-code': '101', result } } };
    const { raw } = aLoan({
      financialDetails: { ...account, upiId: '9000043214@okfict', verificationResult },
    });
    expect(readSection(raw, 'financialDetails')).toEqual({
      state: 'ready',
      value: { ...account, pennyDrop: result },
    });
  });

  it.each([[null], [{}], [{ response: null }], [{ response: { verification: { result: null } } }]])(
    'finds no penny drop in %j [CR-163.b]',
    verificationResult => {
      const { raw } = aLoan({ financialDetails: { accountNumber: '999151436630', verificationResult } });
      expect(readSection(raw, 'financialDetails')).toMatchObject({
        state: 'ready',
        value: { pennyDrop: null },
      });
    },
  );

  it('reads a section with only its required fields, others absent or null', () => {
    const { raw } = aLoan({
      personalDetails: { fullName: 'Thangamalar', dob: null, photo: null, currentAddress: {} },
      professionalDetails: {},
      financialDetails: {},
    });
    expect(readSection(raw, 'personalDetails')).toMatchObject({
      state: 'ready',
      value: { firstName: null, dob: null, currentAddress: { line1: null }, permanentAddress: null },
    });
    expect(readSection(raw, 'professionalDetails')).toMatchObject({
      value: { monthlyIncome: null, incomeModes: [] },
    });
    expect(readSection(raw, 'financialDetails')).toMatchObject({
      value: { bankName: null, pennyDrop: null },
    });
  });

  it.each([[null], [undefined]])('is missing when the loan has %s', section => {
    const { raw } = aLoan({ professionalDetails: section });
    expect(readSection(raw, 'professionalDetails')).toEqual({ state: 'missing' });
  });

  it('is broken when its shape is invalid, and the core and other sections stay readable [CR-086.c]', () => {
    const { core: read, raw } = aLoan({
      personalDetails: { fullName: 'Kavya Raghunathan', dob: '1994-02-30' },
      professionalDetails: 'unreadable',
    });
    expect(readSection(raw, 'personalDetails')).toEqual({
      state: 'broken',
      issues: ['dob: The date does not exist'],
    });
    expect(readSection(raw, 'professionalDetails')).toMatchObject({
      state: 'broken',
      issues: [expect.stringMatching(/^professionalDetails: /)],
    });
    expect(readSection(raw, 'financialDetails').state).toBe('ready');
    expect(read.loanId).toBe(4821937);
  });
});
