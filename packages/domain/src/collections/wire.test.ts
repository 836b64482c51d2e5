import * as v from 'valibot';
import { expect, it } from 'vitest';
import { collectionsAnswerWire } from './wire';

const fieldsOf = ({ entries }: { readonly entries: object }) => Object.keys(entries).toSorted();
const { loan, comments, callsToday } = collectionsAnswerWire.entries;

it('collections has these fields of a loan and of its person, and no other [CO-027.f, CO-105.a, CO-105.c, CO-106.a, CO-107.a]', () => {
  const { personalDetails, professionalDetails, financialDetails } = loan.entries;
  expect(fieldsOf(loan)).toEqual([
    ...['amountApplied', 'amountDisbursed', 'approvalDetails', 'cashfreeDetails', 'disbursalDate'],
    ...['disbursalStatus', 'emiDay', 'emis', 'financialDetails', 'gpsLocation', 'idString', 'kycDetails'],
    ...['kycDocuments', 'loanDetails', 'loanId', 'personalDetails', 'preEmiAmount', 'processingFee'],
    ...['professionalDetails', 'requiredAction', 'riskBucket', 'startedOn', 'tenure', 'transactionDetails'],
    ...['underWriterRemarks', 'version'],
  ]);
  expect(fieldsOf(personalDetails)).toEqual([
    ...['alternatePhoneNumber', 'currentAddress', 'dob', 'email', 'fullName', 'gender', 'houseType'],
    ...['permanentAddress', 'photo', 'primaryPhoneNumber'],
  ]);
  expect(fieldsOf(professionalDetails)).toEqual([
    ...['companyName', 'employmentType', 'incomeModes', 'monthlyIncome', 'occupation', 'salaryDate'],
    'workAddress',
  ]);
  expect(fieldsOf(financialDetails)).toEqual(['accountNumber', 'bankName', 'ifscCode']);
  expect(fieldsOf(comments)).toEqual(['collectionsFeedbacks']);
  expect(fieldsOf(callsToday)).toEqual(['allowed', 'from', 'placed', 'until']);
});

it.each([
  ['1994-03-14', true],
  [null, true],
  ['14-03-1994', false],
  ['1994-02-30', false],
  ['1994-03-14T00:00:00.000Z', false],
])('a date of birth is a day as YYYY-MM-DD, %s: %s [CO-105.d]', (dob, isOne) => {
  expect(v.is(loan.entries.personalDetails, { fullName: 'Kavya Raghunathan', dob })).toBe(isOne);
});
