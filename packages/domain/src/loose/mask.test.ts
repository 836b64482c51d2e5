import { describe, expect, it } from 'vitest';
import {
  maskAccount,
  maskDocument,
  maskEmail,
  maskLink,
  maskPan,
  maskPhone,
  maskText,
  passwordKey,
} from './mask';

describe('masks', () => {
  it.each([
    ['9876543214', '98••• ••214'],
    ['+91 98765 43214', '98••• ••214'],
    ['12', '•••••'],
  ])('shows two and three digits of the phone %s [XR-006.a]', (phone, masked) => {
    expect(maskPhone(phone)).toBe(masked);
  });

  it.each([
    ['999151438497', '•••• •••• 8497'],
    ['XXXXXX8345', '•••• •••• 8345'],
    ['1234', '••••'],
    ['12 34', '••••'],
    ['12345', '•••• •••• 2345'],
  ])('shows the last four of the account %s [XR-006.b]', (account, masked) => {
    expect(maskAccount(account)).toBe(masked);
  });

  it.each([
    ['ZZQPD1000Z', 'ZZQPD••••Z'],
    ['ZZQ', '••••••••••'],
  ])('hides the middle of the PAN %s [XR-006.c]', (pan, masked) => {
    expect(maskPan(pan)).toBe(masked);
  });

  it.each([
    ['TN22 20180004471', '•••••471'],
    ['Z12345', '•••••345'],
    ['Z1234', '•••••'],
    ['Z1 234', '•••••'],
  ])('shows the last three of the document %s', (number, masked) => {
    expect(maskDocument(number)).toBe(masked);
  });

  it.each([
    ['https://pay.example/auth/8f2c?t=1', 'https://pay.example/•••••'],
    ['https://pay.example?t=8f2c', 'https://pay.example/•••••'],
    ['https://8f2c@pay.example/auth', '•••••'],
    ['pay.example/auth/8f2c', '•••••'],
  ])('shows where the link %s leads, and nothing more', (link, masked) => {
    expect(maskLink(link)).toBe(masked);
  });

  it.each([
    ['asha.rao@mail.example', 'a•••@mail.example'],
    ['9000010101@okfict', '9•••@okfict'],
    ['nobody', '•••'],
    ['@mail.example', '•••'],
  ])('shows the first letter and the domain of %s [XR-006.d]', (email, masked) => {
    expect(maskEmail(email)).toBe(masked);
  });
});

describe('maskText', () => {
  it('masks phones, PANs and e-mail addresses by their format, and leaves the rest [XR-006.e]', () => {
    expect(maskText('Rang 90000 14622 of ZZKPS1231Z, asha@mail.example, loan 210034, 2026-05-26')).toBe(
      'Rang 90••• ••622 of ZZKPS••••Z, a•••@mail.example, loan 210034, 2026-05-26',
    );
    expect(maskText('9ee521c1-e988-46ee-a3e6-919000010101')).toBe('9ee521c1-e988-46ee-a3e6-919000010101');
  });

  it.each([
    ['UPI-9000014622-ASHA RAO', 'UPI-90••• ••622-ASHA RAO'],
    ['UPI/CR/9000014622_ASHA', 'UPI/CR/90••• ••622_ASHA'],
    ['statement_9000014622.pdf', 'statement_90••• ••622.pdf'],
    ['9000014622-june-2026.pdf', '90••• ••622-june-2026.pdf'],
    ['IMPS-612345678901-919000014622-ASHA', 'IMPS-612345678901-90••• ••622-ASHA'],
    [
      'kyc/9ee521c1-e988-46ee-a3e6-919000010101/9000014622.png',
      'kyc/9ee521c1-e988-46ee-a3e6-919000010101/90••• ••622.png',
    ],
    ['UTR-AXIS9000014622', 'UTR-AXIS9000014622'],
  ])('masks a phone between hyphens and underscores: %s [XR-006.e]', (text, masked) => {
    expect(maskText(text)).toBe(masked);
  });

  it.each(['9000014622', '09000014622', '919000014622', '+919000014622', '91-9000014622', '+91 90000-14622'])(
    'masks the phone %s inside a text [XR-006.e]',
    phone => {
      expect(maskText(`call ${phone}.`)).toBe('call 90••• ••622.');
    },
  );

  it.each([
    ['rao@okfict', 'r•••@okfict'],
    ['asha.rao@mail.co.in', 'a•••@mail.co.in'],
    ['zzqpd1000z', 'zzqpd••••z'],
    ['XZZQPD1000Z', 'XZZQPD1000Z'],
    ['ZZQPD1000Z7', 'ZZQPD1000Z7'],
    ['5000014622', '5000014622'],
    ['90000146221', '90000146221'],
    ['190000146222', '190000146222'],
  ])('leaves of %s inside a text: %s [XR-006.e]', (text, masked) => {
    expect(maskText(`(${text})`)).toBe(`(${masked})`);
  });
});

describe('passwordKey', () => {
  it.each([
    ['password', true],
    ['PdfPassword', true],
    ['statement_passwords', true],
    ['passwordHint', false],
    ['passport', false],
  ])('in %s: %s', (name, is) => {
    expect(passwordKey.test(name)).toBe(is);
  });
});
