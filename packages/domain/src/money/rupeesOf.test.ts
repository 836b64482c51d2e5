import { describe, expect, it } from 'vitest';
import { rupeesOf } from './rupeesOf';

describe('rupeesOf', () => {
  it.each([
    [1250, 125_000],
    [1250.5, 125_050],
    [-1250.5, -125_050],
    [0, 0],
    [0.005, 1],
    [0.0049, 0],
    [1.005, 101],
    [-1.005, -100],
    [1e-7, 0],
    [1.5e-7, 0],
    [123456.789, 12_345_679],
    [1e-320, 0],
  ])('reads the number %d as %i paise', (value, expected) => {
    expect(rupeesOf(value)).toBe(expected);
  });

  it.each([
    ['1250', 125_000],
    ['1250.', 125_000],
    ['1250.5', 125_050],
    ['.5', 50],
    ['.25', 25],
    ['12.345', 1235],
    ['+12.50', 1250],
    ['-12.50', -1250],
    ['12.50-', -1250],
    ['−12.50', -1250],
    ['1,25,000.00', 12_500_000],
    [' 1 250 ', 125_000],
    ['₹ 500', 50_000],
    ['Rs. 500', 50_000],
    ['Rs 500', 50_000],
    ['rs.500', 50_000],
    ['INR 500', 50_000],
    ['500/-', 50_000],
    ['500/=', 50_000],
    [`${'0'.repeat(397)}500`, 50_000],
    ['(500) Cr', 50_000],
    ['500 Cr', 50_000],
    ['500 Cr.', 50_000],
    ['CR 500', 50_000],
    ['500 Dr', -50_000],
    ['500 dr.', -50_000],
    ['Dr 500', -50_000],
    ['(500)', -50_000],
    [' ( 500.25 ) ', -50_025],
    ['(500 Dr)', -50_000],
    ['(500Dr )', -50_000],
    ['-(500)', -50_000],
  ])('reads %j as %i paise', (value, expected) => {
    expect(rupeesOf(value)).toBe(expected);
  });

  it.each([
    [''],
    ['.'],
    ['N/A'],
    ['x500'],
    ['500x'],
    ['5.0.0'],
    ['--5'],
    ['+-5'],
    ['5--'],
    ['500...'],
    ['Cr 500 Dr'],
    ['500 CrDr'],
    ['CrCr 500'],
    ['500//'],
    ['1e3'],
    [true],
    [null],
    [undefined],
    [{}],
    [Number.NaN],
    [Number.POSITIVE_INFINITY],
    [`0.${'0'.repeat(400)}1`],
  ])('refuses %j', value => {
    expect(rupeesOf(value)).toBeNull();
  });

  it('takes a bracket as a minus only around the whole amount', () => {
    expect(rupeesOf('(Rs.) 500')).toBe(50_000);
    expect(rupeesOf('500 ()')).toBe(50_000);
    expect(rupeesOf('x (500)')).toBeNull();
  });

  it('takes amounts up to Rs. 100 crore and refuses a paisa more', () => {
    expect(rupeesOf('1000000000')).toBe(100_000_000_000);
    expect(rupeesOf('1000000000.01')).toBeNull();
    expect(rupeesOf('-1000000000')).toBe(-100_000_000_000);
    expect(rupeesOf('-1000000000.01')).toBeNull();
    expect(rupeesOf(1e21)).toBeNull();
    expect(rupeesOf('9'.repeat(400))).toBeNull();
  });

  it('takes the limit the caller names', () => {
    expect(rupeesOf('10.00', { largest: 1000 })).toBe(1000);
    expect(rupeesOf('10.01', { largest: 1000 })).toBeNull();
    expect(rupeesOf('-10.01', { largest: 1000 })).toBeNull();
    expect(rupeesOf(1e21, { largest: Number.MAX_SAFE_INTEGER })).toBeNull();
    expect(rupeesOf(9e13, { largest: Number.MAX_SAFE_INTEGER })).toBe(9e15);
  });

  it('refuses a fraction of a paisa where amounts are whole', () => {
    expect(rupeesOf('12.345', { wholePaise: true })).toBeNull();
    expect(rupeesOf('12.340', { wholePaise: true })).toBe(1234);
    expect(rupeesOf('12.34', { wholePaise: true })).toBe(1234);
    expect(rupeesOf('12', { wholePaise: true })).toBe(1200);
  });
});
