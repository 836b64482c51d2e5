import { describe, expect, it } from 'vitest';
import { maskAccount, maskEmail, maskPan, maskPhone, maskText } from './mask';

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

describe('maskText', () => {
  it('masks phones, PANs and e-mail addresses by their format, and leaves the rest', () => {
    expect(maskText('Rang 90000 14622 of ZZKPS1231Z, asha@mail.example, loan 210034, 2026-05-26')).toBe(
      'Rang 90••• ••622 of ZZKPS••••Z, a•••@mail.example, loan 210034, 2026-05-26',
    );
    expect(maskText('9ee521c1-e988-46ee-a3e6-919000010101')).toBe('9ee521c1-e988-46ee-a3e6-919000010101');
  });
});
