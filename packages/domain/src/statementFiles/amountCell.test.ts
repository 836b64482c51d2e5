import { describe, expect, it } from 'vitest';
import { isNoAmount, looksLikeMoney, readAmount } from './amountCell';

describe('readAmount [XR-160.a]', () => {
  it.each([
    ['0', 0],
    ['5', 500],
    ['1234.56', 1234_56],
    ['1234.5', 1234_50],
    ['1234.', null],
    ['.50', 50],
    ['.5', 50],
    ['1.500', 1_50],
    ['1.50000', 1_50],
    ['1.505', null],
    ['9999999999999', 999999999999900],
    ['99999999999999', null],
    ['9999999999999.99', 999999999999999],
  ])('reads %j', (text, amount) => {
    expect(readAmount(text)?.amount ?? null).toBe(amount);
  });

  it.each([
    ['1,234.50', 1234_50],
    ['12,34,567.89', 1234567_89],
    ['1,234,567.89', 1234567_89],
    ['1,23,45,67,890', 1234567890_00],
    ['123,456', 123456_00],
    ['12,345.6', 12345_60],
    ['12,345.', null],
    ['1234,567', null],
    ['1,23', 1_23],
    ['1,2', null],
    ['1,23,4', null],
    ['1,2345', null],
    ['1,23,45', null],
    [',123', null],
    ['90,071,992,547,409.91', 9007199254740991],
    ['90,071,992,547,409.92', null],
  ])('reads the groups of %j', (text, amount) => {
    expect(readAmount(text)?.amount ?? null).toBe(amount);
  });

  it.each([
    ['12345,60', 12345_60],
    ['1.234,56', 1234_56],
    ['123.456.789,01', 123456789_01],
    ['0,05', 5],
    ['1.234,5', null],
    ['12.34,56', null],
    ['1.234,567', null],
    ['1234.567,89', null],
    ['1.2345,67', null],
    ['1.,56', null],
  ])('reads the decimal comma of %j', (text, amount) => {
    expect(readAmount(text)?.amount ?? null).toBe(amount);
  });

  it.each([
    ['-500.00', -500_00, null, true],
    ['- 500.00', -500_00, null, true],
    ['−1,500.00', -1500_00, null, true],
    ['500.00-', -500_00, null, true],
    ['+500', 500_00, null, true],
    ['1,500.00+', 1500_00, null, true],
    ['(500.00)', -500_00, null, true],
    ['( 1,500.00 )', -1500_00, null, true],
    ['1,500.00', 1500_00, null, false],
    ['-1,500', -1500_00, null, true],
    ['--500', null, null, false],
    ['(500', null, null, false],
    ['500)', null, null, false],
    ['5-00', null, null, false],
    ['5+00', null, null, false],
  ])('reads the sign of %j', (text, amount, side, signed) => {
    expect(readAmount(text)).toEqual(amount === null ? null : { amount, side, signed });
  });

  it.each([
    ['500.00 Dr', -500_00, 'Dr'],
    ['500.00Dr.', -500_00, 'Dr'],
    ['1,234.00(Dr)', -1234_00, 'Dr'],
    ['1,234.00 (Dr.)', -1234_00, 'Dr'],
    ['1,234.00 D', -1234_00, 'Dr'],
    ['1,234.00 debit', -1234_00, 'Dr'],
    ['DR 1,234.00', -1234_00, 'Dr'],
    ['(Dr)1,234.00', -1234_00, 'Dr'],
    ['Dr1,234.00', -1234_00, 'Dr'],
    ['Dr.1,234.00', -1234_00, 'Dr'],
    ['-500.00 Dr', -500_00, 'Dr'],
    ['५००.०० नामे', -500_00, 'Dr'],
    ['५००.०० (नामे)', -500_00, 'Dr'],
    ['500.00 Cr', 500_00, 'Cr'],
    ['500.00Cr.', 500_00, 'Cr'],
    ['1,234.00(CR)', 1234_00, 'Cr'],
    ['1,234.00 (Cr.)', 1234_00, 'Cr'],
    ['1,234.00C', 1234_00, 'Cr'],
    ['credit 1,234.00', 1234_00, 'Cr'],
    ['१,२३४.५० जमा', 1234_50, 'Cr'],
    ['१,२३४.५० (जमा)', 1234_50, 'Cr'],
  ])('reads the side of %j', (text, amount, side) => {
    expect(readAmount(text)).toEqual({ amount, side, signed: true });
  });

  it.each([
    '₹1,250.00',
    '₹ 1,250.00',
    '1,250.00 ₹',
    'Rs.1,250.00',
    'Rs. 1,250.00',
    'Rs 1,250',
    'Rs1,250.00',
    'rs1250',
    'INR 1,250.00',
    'INR1250.00',
    '1,250.00 INR',
    '1,250.00INR',
    'रु 1,250',
    'रु. 1,250',
    'रू.१,२५०',
    'Rs. 1,250/-',
    '1,250/-',
    '1,250.00/-',
    ' 1 250.00 ',
  ])('reads the currency of %j', text => {
    expect(readAmount(text)).toEqual({ amount: 1250_00, side: null, signed: false });
  });

  it('reads a currency, a sign and a side together', () => {
    expect(readAmount('- Rs.1,250.00')?.amount).toBe(-1250_00);
    expect(readAmount('+ ₹1,250.00 Cr')).toEqual({ amount: 1250_00, side: 'Cr', signed: true });
    expect(readAmount('(₹1,250.00)')?.amount).toBe(-1250_00);
  });

  it.each([
    '',
    '-',
    'Dr',
    'Rs.',
    '12/05/2026',
    '2026-05-12',
    'UPI/512345678901',
    'CHQ 123456',
    '1,234.00 Dr Cr',
    '100 Transfer',
    'REF1234',
    '1,250/-5',
    '1/-250',
    '100/',
    '1.2.3',
    '12:30',
    'Fred 100',
    'Direct 5',
    '500 Dre',
    'Rss 100',
    'XINR 100',
  ])('finds none in %j', text => {
    expect(readAmount(text)).toBeNull();
  });

  it('finds none in a long cell', () => {
    expect(readAmount(`${'0'.repeat(13)}.${'0'.repeat(26)}`)?.amount).toBe(0);
    expect(readAmount(`${'0'.repeat(13)}.${'0'.repeat(27)}`)).toBeNull();
  });

  it('has no negative zero', () => {
    expect(readAmount('-0.00')).toEqual({ amount: 0, side: null, signed: true });
    expect(readAmount('0.00 Dr')).toEqual({ amount: 0, side: 'Dr', signed: true });
  });
});

describe('isNoAmount [XR-160.a]', () => {
  it.each(['', ' ', '-', '--', '–', '—', '.', 'nil', 'NIL', 'na', 'N/A', 'n.a.', 'NULL'])(
    'is true for %j',
    text => {
      expect(isNoAmount(text)).toBe(true);
    },
  );
  it.each(['0', '-5', 'x-', 'nilgiri', 'ana', 'UPI', 'nullified', 'annul', 'snil', 'nay', '1.'])(
    'is false for %j',
    text => {
      expect(isNoAmount(text)).toBe(false);
    },
  );
});

describe('looksLikeMoney [XR-160.a]', () => {
  it.each(['1.00', '12.50', '1,234', '1,234.5', '₹5', 'Rs 5', 'Rs5', 'INR 5', '5 Cr', '5 Dr', '5.500'])(
    'is true for %j',
    text => {
      expect(looksLikeMoney(text)).toBe(true);
    },
  );
  it.each(['5', '123456789012', '-5', '(5)', '5.5', '5 C', '12.05.2026', '5.50 kg', ''])(
    'is false for %j',
    text => {
      expect(looksLikeMoney(text)).toBe(false);
    },
  );
});
