import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { maskedPaths } from '../loan/maskBySchema';
import { bankAccountSchema, customerSchema } from './customer';
import {
  addressSchema,
  financialSchema,
  personalSchema,
  professionalSchema,
  storedFileSchema,
} from './schema';

const address = {
  line1: '12 Lake Road',
  line2: 'Flat 4',
  landmark: 'Temple',
  city: 'Pune',
  state: 'Maharashtra',
  pinCode: '411001',
  latitude: 18.5,
  longitude: 73.8,
};

describe('the sections of an applicant', () => {
  it('have every field of the documents, and null for a missing one [CR-161.a, CR-161.b]', () => {
    const person = {
      fullName: 'Asha Rao',
      firstName: 'Asha',
      lastName: 'Rao',
      userEnteredName: 'asha rao',
      gender: 'Female',
      dob: '1991-08-02',
      primaryPhoneNumber: '9000000001',
      alternatePhoneNumber: '9000000002',
      email: 'asha@mail.example',
      maritalStatus: 'Single',
      houseType: 'PG',
      photo: { key: 'a.png', presignedUrl: 'https://files.example/a.png' },
      currentAddress: address,
      permanentAddress: null,
    };
    expect(v.parse(personalSchema, person)).toEqual(person);
    const least = v.parse(personalSchema, { fullName: 'Asha Rao' });
    expect(new Set(Object.values(least))).toEqual(new Set(['Asha Rao', null]));
    expect(Object.keys(least)).toEqual(Object.keys(person));
    expect(v.is(personalSchema, {})).toBe(false);
  });

  it('take a place only where it is a number [SH-099.a]', () => {
    expect(v.parse(addressSchema, address)).toEqual(address);
    const { landmark: _none, ...others } = address;
    expect(v.parse(addressSchema, others)).toEqual({ ...address, landmark: null });
    expect(Object.keys(v.parse(addressSchema, {}))).toEqual([
      'line1',
      'line2',
      'landmark',
      'city',
      'state',
      'pinCode',
    ]);
    expect(v.parse(addressSchema, { ...address, latitude: '18.5', longitude: null })).toEqual({
      ...address,
      latitude: null,
      longitude: null,
    });
  });

  it('have a file without a link where none was signed', () => {
    expect(v.parse(storedFileSchema, { key: 'a.png' })).toEqual({ key: 'a.png', presignedUrl: null });
    expect(v.is(storedFileSchema, { presignedUrl: 'https://files.example/a.png' })).toBe(false);
  });

  it('have the work with its income in paise, and no modes where none were sent [CO-106.b, CR-162.a]', () => {
    expect(
      v.parse(professionalSchema, {
        companyName: 'Charminar Retail',
        monthlyIncome: 38_500.5,
        salaryDate: 7,
      }),
    ).toEqual({
      occupation: null,
      companyName: 'Charminar Retail',
      employmentType: null,
      monthlyIncome: 3_850_050,
      incomeModes: [],
      salaryDate: 7,
      microFinanceConsentAt: null,
      workAddress: null,
    });
  });

  const account = { bankName: 'HDFC Bank', accountNumber: '999100002281', ifscCode: 'ZBNK0226099' };
  const result = { accountNumber: '999100002281', accountName: 'ASHA RAO', ifsc: 'ZBNK0226099' };

  it.each([
    [{ response: { verification: { result } } }, result],
    [{ response: { verification: { result: null } } }, null],
    [{ response: { verification: null } }, null],
    [{ response: null }, null],
    [null, null],
    [undefined, null],
  ])(
    'have of the verification %j the penny drop alone [CR-163.a, CR-163.b]',
    (verificationResult, pennyDrop) => {
      expect(v.parse(financialSchema, { ...account, verificationResult })).toEqual({ ...account, pennyDrop });
      expect(v.parse(bankAccountSchema, { ...account, upiId: 'asha@okfict', verificationResult })).toEqual({
        ...account,
        upiId: 'asha@okfict',
        pennyDrop,
      });
    },
  );

  it('have at support a UPI id, or none [CS-129.a]', () => {
    const upiOf = (more: object) => v.parse(bankAccountSchema, { ...account, ...more }).upiId;
    expect([upiOf({ upiId: 'asha@okfict' }), upiOf({ upiId: null }), upiOf({})]).toEqual([
      'asha@okfict',
      null,
      null,
    ]);
  });

  it('have at support what only support shows [CS-126.b, CS-127.a]', () => {
    const customer = v.parse(customerSchema, {
      fullName: 'Asha Rao',
      educationQualification: 'GRADUATE',
      currentAddressStayDuration: 'More than 3 years',
      permanentAddress: { city: 'Pune', apolloStateCode: '27' },
      workAddress: { line1: '4 Mill Lane' },
    });
    expect(customer).toMatchObject({
      fullName: 'Asha Rao',
      houseType: null,
      educationQualification: 'GRADUATE',
      currentAddressStayDuration: 'More than 3 years',
      permanentAddress: { city: 'Pune', line1: null, apolloStateCode: '27' },
      workAddress: { line1: '4 Mill Lane', pinCode: null },
    });
  });

  it('name what is masked for those who may only view, and how [CS-126.c, CS-129.b]', () => {
    expect(maskedPaths(customerSchema)).toEqual([
      'primaryphonenumber: phone',
      'alternatephonenumber: phone',
      'email: email',
    ]);
    expect(maskedPaths(bankAccountSchema)).toEqual([
      'accountnumber: account',
      'verificationresult.response.verification.result.accountnumber: account',
      'upiid: email',
    ]);
  });
});
