import { describe, expect, it } from 'vitest';
import { type AmountColumns, type Columns, movementOf } from './movement';

const columns = (amount: AmountColumns, rest: Partial<Columns> = {}): Columns => ({
  date: 0,
  narration: [],
  reference: null,
  amount,
  balance: 2,
  balanceSide: null,
  swapped: false,
  ...rest,
});

describe('two columns [XR-160.a]', () => {
  const two = columns({ kind: 'two', debit: 0, credit: 1 });
  it.each([
    [['5.00', '', '95.00'], -500, 9500, false],
    [['-5.00', '', '95.00'], -500, 9500, false],
    [['5.00 Dr', '-', '95.00'], -500, 9500, false],
    [['', '7.00', '107.00'], 700, 10700, false],
    [['0.00', '7.00', '107.00'], 700, 10700, false],
    [['7.00', '0.00', '93.00'], -700, 9300, false],
    [['5.00', '7.00', '102.00'], 200, 10200, false],
    [['0.00', '0.00', '100.00'], null, 10000, false],
    [['-', 'NIL', '100.00'], null, 10000, false],
    [['5.00', '5.00', '100.00'], null, 10000, false],
    [['FREE', '', '100.00'], null, 10000, true],
    [['', 'FREE', '100.00'], null, 10000, true],
    [['FREE', '7.00', '107.00'], 700, 10700, true],
    [['5.00', '', ''], -500, null, false],
    [['5.00', '', 'x'], -500, null, false],
    [['5.00'], -500, null, false],
    [['', '', '-100.00'], null, -10000, false],
    [['', '', '100.00 Dr'], null, -10000, false],
  ])('%j', (cells, amount, balance, unreadable) => {
    expect(movementOf(cells, two)).toEqual({ amount, balance, unreadable });
  });
});

describe('one column [XR-160.a]', () => {
  const one = (rest: Partial<Extract<AmountColumns, { kind: 'one' }>> = {}) =>
    columns({ kind: 'one', amount: 0, side: null, turned: false, ...rest });

  it.each([
    [['5.00', '', '95.00'], 500, 9500, false],
    [['-5.00', '', '95.00'], -500, 9500, false],
    [['5.00 Dr', '', '95.00'], -500, 9500, false],
    [['5.00 Cr', '', '105.00'], 500, 10500, false],
    [['0.00', '', '100.00'], null, 10000, false],
    [['-', '', '100.00'], null, 10000, false],
    [['FREE', '', '100.00'], null, 10000, true],
  ])('with signs: %j', (cells, amount, balance, unreadable) => {
    expect(movementOf(cells, one())).toEqual({ amount, balance, unreadable });
  });

  it('of debits printed as positive amounts', () => {
    expect(movementOf(['5.00', '', ''], one({ turned: true })).amount).toBe(-500);
    expect(movementOf(['-5.00', '', ''], one({ turned: true })).amount).toBe(500);
  });

  it.each([
    ['DR', -500],
    ['Dr.', -500],
    ['(Dr)', -500],
    ['D', -500],
    ['debit', -500],
    ['Withdrawal', -500],
    ['W', -500],
    ['नामे', -500],
    ['CR', 500],
    ['Credit', 500],
    ['Deposit', 500],
    ['जमा', 500],
    ['', 500],
    [' ', 500],
  ])('with the side %j', (side, amount) => {
    expect(movementOf(['5.00', side, '1.00'], one({ side: 1 })).amount).toBe(amount);
  });

  it('whose own side counts before that of its column', () => {
    expect(movementOf(['5.00 Dr', 'CR', ''], one({ side: 1 })).amount).toBe(-500);
    expect(movementOf(['-5.00', 'CR', ''], one({ side: 1 })).amount).toBe(500);
    expect(movementOf(['-5.00', '', ''], one({ side: 1 })).amount).toBe(-500);
  });

  it('without any sign', () => {
    const unsigned = columns({ kind: 'unsigned', amount: 0 });
    expect(movementOf(['5.00', '', '1.00'], unsigned)).toEqual({
      amount: 500,
      balance: 100,
      unreadable: false,
    });
    expect(movementOf(['-5.00', '', '1.00'], unsigned).amount).toBe(500);
    expect(movementOf(['', '', '1.00'], unsigned)).toEqual({ amount: null, balance: 100, unreadable: false });
    expect(movementOf(['x', '', '1.00'], unsigned)).toEqual({ amount: null, balance: 100, unreadable: true });
  });
});

describe('the side of the balance [XR-160.a]', () => {
  const sided = columns({ kind: 'unsigned', amount: 0 }, { balanceSide: 1 });
  it.each([
    ['100.00', 'DR', -10000],
    ['100.00', 'CR', 10000],
    ['100.00', '', 10000],
    ['-100.00', '', -10000],
    ['-100.00', 'DR', -10000],
    ['100.00 Cr', 'DR', 10000],
    ['100.00 Dr', 'CR', -10000],
  ])('%s with %j', (text, side, balance) => {
    expect(movementOf(['5.00', side, text], sided).balance).toBe(balance);
  });
});
