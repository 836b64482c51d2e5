import { describe, expect, it } from 'vitest';
import { rupees } from '../money/paise';
import { type TransactionKind, transactionKindOf, transactionKinds } from './transactionKind';

const cases: readonly (readonly [category: string, amount: number, kind: TransactionKind])[] = [
  ['EMI Payment', -1, 'emi'],
  ['Salary', 1, 'salary'],
  ['Bounced I/W ECS', 1, 'bounce'],
  ['Bounced I/W ECS Charges', -1, 'charge'],
  ['Bank Charges', -1, 'charge'],
  ['Cash Withdrawal', -1, 'cash'],
  ['Purchase by Card', -1, 'card'],
  ['Transfer to KIRANA KART', -1, 'transfer'],
  ['Interest', 1, 'interest'],
  ['Something new', -1, 'other'],
  ['Late Fee', -1, 'charge'],
  ['Bank Charge', -1, 'charge'],
  ['Loan Credit', 1, 'emi'],
  ['Cashback', 1, 'other'],
  ['Discard', -1, 'other'],
  ['Money Transfer', -1, 'other'],
  ['Salary', -1, 'other'],
  ['Salary', 0, 'other'],
];

describe('transactionKindOf', () => {
  it.each(cases)('%s of %d is %s', (category, amount, kind) => {
    expect(transactionKindOf({ category, amount: rupees(amount), narration: 'X' })).toBe(kind);
  });

  it('asks the narration for returns and salaries, of a known amount', () => {
    const kind = (narration: string, amount: number | null) =>
      transactionKindOf({ category: '', narration, amount: amount === null ? null : rupees(amount) });
    expect(kind('ACH RTN', 1)).toBe('bounce');
    expect(kind('NEFT SALARY', 1)).toBe('salary');
    expect(kind('NEFT SALARY', null)).toBe('other');
  });

  it('gives each kind that the filter offers, and no other', () => {
    expect([...new Set(cases.map(([, , kind]) => kind))].toSorted()).toEqual(transactionKinds.toSorted());
  });
});
