import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { maskAccount, maskEmail, maskPan, maskPhone } from '../loose/mask';
import { compareAccounts, compareEmails, compareIds, comparePhones } from './identifiers';

describe('compareIds', () => {
  it.each([
    ['ZZXPR1000Z', 'zzxpr1000z', 'exact', 100],
    ['KA05 2019 0008812', 'KA-05-20190008812', 'exact', 100],
    ['ZZXPR1000Z', 'ZZXPRI000Z', 'close', 90],
    ['ZZXPR1000Z', 'ZZXPR1007Z', 'partial', 60],
    ['ZZXPR1000Z', 'ZZXPR2007Z', 'different', 0],
    ['ZZXPR1000Z', 'ZZXPR100Z', 'different', 0],
    ['ZZXPR••••Z', 'ZZXPR1000Z', 'close', 95],
    ['ZZXPR••••Z', 'ZZAPR1000Z', 'different', 0],
    ['ZZXPR••••Z', 'ZZXPR••••Z', 'exact', 100],
    ['XXXXXXXX8812', '•••• •••• 8812', 'exact', 100],
    ['XXXXXXXX8812', 'XXXXXXXX8813', 'different', 0],
    ['••••', 'ZZXPR1000Z', 'unreadable', 0],
    ['', 'ZZXPR1000Z', 'notGiven', 0],
  ])('%s | %s is %s [XR-006.g]', (left, right, verdict, score) => {
    expect(compareIds(left, right)).toMatchObject({ verdict, score });
    expect(compareIds(right, left)).toMatchObject({ verdict, score });
  });

  it.each([
    ['ZZXPR••••Z', 'ZZXPR1000Z'],
    ['ZZXPR••••Z', 'ZZAPR1000Z'],
    ['ZZXPR••••Z', 'ZZXPR••••Z'],
    ['••••', 'ZZXPR1000Z'],
  ])('%s | %s: says that a part is hidden, whatever the verdict [XR-006.g]', (left, right) => {
    expect(compareIds(left, right).reasons).toEqual(['hidden']);
  });

  it('marks the characters that differ [XR-158.c]', () => {
    expect(compareIds('ZZXPR1000Z', 'ZZXPR1007Z').marks.right).toEqual([
      { text: 'ZZXPR100', mark: 'same' },
      { text: '7', mark: 'differs' },
      { text: 'Z', mark: 'same' },
    ]);
  });
});

describe('comparePhones', () => {
  it.each([
    ['9000043214', '+91 90000 43214', 'exact'],
    ['9000043214', '090000-43214', 'exact'],
    ['9000043214', '90••• ••214', 'close'],
    ['90••• ••214', '90••• ••214', 'exact'],
    ['9000043214', '9000043215', 'different'],
    ['9000043214', '90••• ••215', 'different'],
    ['9000043214', '', 'notGiven'],
  ])('%s | %s is %s [XR-006.g]', (left, right, verdict) => {
    expect(comparePhones(left, right).verdict).toBe(verdict);
  });
});

describe('compareAccounts', () => {
  it.each([
    ['999151436630', '000999151436630', 'exact'],
    ['999151436630', '•••• •••• 6630', 'close'],
    ['999151436630', 'XXXXXXXX6630', 'close'],
    ['999151436630', 'XXXXXXXX6631', 'different'],
    ['999151436630', '999151436631', 'different'],
    ['', '999151436631', 'notGiven'],
  ])('%s | %s is %s [XR-006.g]', (left, right, verdict) => {
    expect(compareAccounts(left, right).verdict).toBe(verdict);
  });
});

describe('compareEmails', () => {
  it.each([
    ['kavya.r@mail.example', 'KAVYA.R@MAIL.EXAMPLE', 'exact'],
    ['kavya.r@mail.example', 'k•••@mail.example', 'close'],
    ['kavya.r@mail.example', 'm•••@mail.example', 'different'],
    ['kavya.r@mail.example', 'kavya.s@mail.example', 'different'],
    ['kavya.r@mail.example', '', 'notGiven'],
  ])('%s | %s is %s [XR-006.g]', (left, right, verdict) => {
    expect(compareEmails(left, right).verdict).toBe(verdict);
  });
});

describe('a masked value', () => {
  const digits = (length: number) =>
    fc
      .array(fc.constantFrom(...'0123456789'), { minLength: length, maxLength: length })
      .map(all => all.join(''));

  it('matches the value it was made from [XR-006.g]', () => {
    fc.assert(
      fc.property(digits(9), digits(14), digits(4), (phone, account, pan) => {
        expect(comparePhones(maskPhone(`9${phone}`), `9${phone}`).score).toBe(95);
        expect(compareAccounts(maskAccount(`9${account}`), `9${account}`).score).toBe(95);
        expect(compareIds(maskPan(`ZZXPR${pan}Z`), `ZZXPR${pan}Z`).score).toBe(95);
        expect(compareEmails(maskEmail('asha@mail.example'), 'asha@mail.example').score).toBe(90);
      }),
    );
  });
});
