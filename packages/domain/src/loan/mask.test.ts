import { describe, expect, it } from 'vitest';
import { maskAccount, maskEmail, maskPan, maskPersonalData, maskPhone } from './mask';

describe('masks', () => {
  it.each([
    ['9876543214', '98••• ••214'],
    ['+91 98765 43214', '98••• ••214'],
    ['12', '•••••'],
  ])('shows two and three digits of the phone %s', (phone, masked) => {
    expect(maskPhone(phone)).toBe(masked);
  });

  it.each([
    ['999151438497', '•••• •••• 8497'],
    ['XXXXXX8345', '•••• •••• 8345'],
    ['1234', '••••'],
  ])('shows the last four of the account %s', (account, masked) => {
    expect(maskAccount(account)).toBe(masked);
  });

  it.each([
    ['ZZQPD1000Z', 'ZZQPD••••Z'],
    ['ZZQ', '••••••••••'],
  ])('hides the middle of the PAN %s', (pan, masked) => {
    expect(maskPan(pan)).toBe(masked);
  });

  it.each([
    ['asha.rao@mail.example', 'a•••@mail.example'],
    ['9000010101@okfict', '9•••@okfict'],
    ['nobody', '•••'],
  ])('shows the first letter and the domain of %s', (email, masked) => {
    expect(maskEmail(email)).toBe(masked);
  });
});

describe('maskPersonalData', () => {
  const loan = {
    loanId: 210034,
    idString: '9ee521c1-e988-46ee-a3e6-919000010101',
    startedOn: '2026-05-26T05:12:33.000Z',
    amountApplied: 9000010101,
    personalDetails: {
      fullName: 'Chandrima Sanyalda',
      primaryPhoneNumber: '9000014622',
      email: 'chandrima@mail.example',
      currentAddress: { line1: '164, Tulsi Nagar', pinCode: '440099' },
    },
    financialDetails: {
      accountNumber: '999463258345',
      ifscCode: 'ZBNK0440099',
      upiId: '9000014622@okfict',
      verificationResult: { response: { verification: { result: { accountNumber: 999463258345 } } } },
    },
    kycDocuments: { pan: { identifierNumber: 'ZZKPS1231Z' }, passport: { identifierNumber: 'Z7420411' } },
    kycDetails: { pan: { panNo: 'ZZKPS1231Z' } },
    bureauBasicDetails: { phoneNumbers: ['9000014622', 9000064526], emails: ['chandrima@mail.example'] },
    bankStatements: [
      { password: 'HEMA7711', file: { key: 'statements/210034/icici.csv' } },
      { password: '' },
      { PdfPassword: 'RAVI7712', statement_password: 481_516, passwords: ['ANAND7713'] },
    ],
    cashfreeDetails: {
      subscriptionDetails: { umrn: 'ZBNK7918292014346946', customerPhone: '+919000014622' },
    },
    underWriterRemarks: { comments: [{ comment: 'Rang 90000 14622, pays from 999463258345' }] },
  };
  const masked = JSON.stringify(maskPersonalData(loan));

  it.each([
    '9000014622',
    '90000 14622',
    '9000064526',
    'chandrima@',
    '999463258345',
    'ZZKPS1231Z',
    'HEMA7711',
    'RAVI7712',
    '481516',
    'ANAND7713',
    'ZBNK7918292014346946',
  ])('leaves %s nowhere in the answer', secret => {
    expect(JSON.stringify(loan)).toContain(secret);
    expect(masked).not.toContain(secret);
  });

  it('leaves ids, dates, amounts, addresses and names as they are', () => {
    expect(maskPersonalData(loan)).toMatchObject({
      loanId: 210034,
      idString: loan.idString,
      startedOn: loan.startedOn,
      amountApplied: 9000010101,
      personalDetails: {
        fullName: 'Chandrima Sanyalda',
        currentAddress: loan.personalDetails.currentAddress,
      },
      financialDetails: { ifscCode: 'ZBNK0440099' },
      kycDocuments: { passport: { identifierNumber: 'Z7420411' } },
      bankStatements: [{ file: { key: 'statements/210034/icici.csv' } }, { password: '' }, {}],
    });
  });
});
