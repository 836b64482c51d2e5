import { expect, it } from 'vitest';
import { addDays } from '../calendar/arithmetic';
import { businessDate } from '../calendar/businessDate';
import { rupees, zeroPaise } from '../money/paise';
import { closingDays } from './closingDays';
import type { TransactionLine } from './schema';

const today = businessDate('2026-11-15');
const columnOn = (dueDate: typeof today) => ({
  dueDate,
  outstandingPrincipal: zeroPaise,
  interest: zeroPaise,
  penalInterest: zeroPaise,
  bounceCharges: zeroPaise,
  emiAmount: zeroPaise,
  total: zeroPaise,
  held: null,
  payable: null,
});
const line = (more: Partial<TransactionLine> = {}): TransactionLine => ({
  paymentDate: today,
  amountPaid: rupees(9000),
  principalPayment: null,
  interestPayment: null,
  penalInterest: null,
  bounceCharges: null,
  paymentId: 'P1',
  paymentReferenceId: null,
  remarks: null,
  paymentSource: 'MANUAL_PAYMENT',
  held: null,
  wentTo: null,
  ...more,
});
const reversal = line({ amountPaid: rupees(-9000) });

it.each([
  ['today', 0, [line()], 0],
  ['7 days ago', -7, [line()], -7],
  ['8 days ago', -8, [line()], 0],
  ['never, the disbursal 3 days ago', -3, [], 0],
  ['never but for a waiver', -3, [line({ paymentSource: 'WAIVER' })], 0],
  ['never but for a reversed one', -3, [line(), reversal], 0],
  ['beside a reversed one', -3, [line(), reversal, line({ paymentId: 'P2' })], -3],
] as const)('a loan last paid %s closes as of the day %d [M33.b, M33.c]', (_when, last, lines, usual) => {
  const closing = { today: columnOn(today), lastPayment: columnOn(addDays(today, last)) };
  expect(closingDays(closing, lines)).toEqual({
    from: '2026-11-08',
    to: today,
    usual: addDays(today, usual),
    quotedFrom: addDays(today, last),
  });
});
