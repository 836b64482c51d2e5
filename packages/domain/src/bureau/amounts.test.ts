import { describe, expect, it } from 'vitest';
import { paise } from '../money/paise';
import { equifaxLoan, grantedAmount, isOpenAccount } from './bureauLoan';
import { bureauScore } from './bureauScore';
import { amount, total } from './amount';

describe('bureauScore', () => {
  it.each([
    ['300', 300],
    ['900', 900],
    ['00742', 742],
    [742, 742],
    ['299', null],
    ['901', null],
    ['-1', null],
    ['000-1', null],
    ['0', null],
    ['742.000', 742],
    ['742.5', null],
    ['742 of 900', null],
    ['NH742', null],
    ['NH', null],
    ['', null],
  ])('reads %j as the score %j [XR-157.a]', (written, value) => {
    expect(bureauScore(written).value).toBe(value);
  });
});

describe('amount', () => {
  it.each([
    ['126202', 12_620_200],
    ['0.00', 0],
    ['202319.35', 20_231_935],
    ['1,26,202', 12_620_200],
    ['-50', -5000],
    [12.5, 1250],
    ['0.0000', 0],
    ['1250.5000', 125_050],
    ['1250.505', null],
    ['Rs. 1,26,202/-', 12_620_200],
    ['₹1,26,202.50', 12_620_250],
    ['INR 500', 50_000],
    ['N/A', null],
    ['', null],
    ['99999999999999', null],
    [Number.NaN, null],
  ])('reads %j as %j paise [XR-157.a]', (written, paise) => {
    expect(amount(written)).toBe(paise);
  });
});

describe('total', () => {
  it('adds the amounts that are known', () => {
    expect(total([paise(5), null, paise(7)])).toBe(12);
    expect(total([])).toBe(0);
  });
});

describe('isOpenAccount', () => {
  it.each([
    [{ Open: 'Yes' }, true],
    [{ OPEN: 'Y', DateClosed: '2026-01-01' }, true],
    [{ Open: 'No' }, false],
    [{ Open: '', DateClosed: '2026-01-01' }, false],
    [{ DateClosed: '0000-00-00' }, true],
    [{ AccountStatus: 'Closed Account' }, false],
    [{ Open: 1, AccountStatus: 'Closed Account' }, true],
    [{ Open: true, AccountStatus: 'Closed Account' }, true],
    [{ Open: 'n' }, false],
    [{ Open: 0 }, false],
    [{ Open: false }, false],
    // A word that says neither: the closing date decides.
    [{ Open: 'Yesterday', DateClosed: '2026-01-01' }, false],
    [{ Open: 'by yes', DateClosed: '2026-01-01' }, false],
    [{ Open: 'Notice' }, true],
    [{ Open: 'uno' }, true],
    [{}, true],
  ])('treats %j as open: %j [CR-145.a]', (account, open) => {
    expect(isOpenAccount(account)).toBe(open);
  });
});

describe('grantedAmount', () => {
  it.each([
    [{ SanctionAmount: '3', CreditLimit: '2', HighCredit: '1' }, 300],
    [{ SanctionAmount: '0', CreditLimit: '2', HighCredit: '1' }, 200],
    [{ CreditLimit: '0', HighCredit: '1' }, 100],
    [{ SanctionAmount: '0' }, 0],
    [{}, null],
  ])('of %j is %j', (account, granted) => {
    expect(grantedAmount(equifaxLoan(account, 0))).toBe(granted);
  });
});
