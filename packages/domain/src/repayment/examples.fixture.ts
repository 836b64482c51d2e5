import { type Paise, paiseToRupees, rupees } from '../money/paise';
import { type LoanAccount, openAccount } from './account';
import { book } from './book';
import { emiRows } from './emiRows';
import { foreclosureOn } from './foreclosure';
import { listedAccount } from './listed';
import { overdueSummary } from './overdue';
import { positionOf } from './position';
import { postThrough } from './postDays';
import { repaymentRows } from './rows';
import {
  booked,
  debit,
  fivePaid,
  money,
  on,
  returned,
  sampleTerms,
  twoReturned,
} from './sampleAccount.fixture';
import { settingsOf } from './settings';
import { standingOn } from './standing';

// The worked examples of the rules of money, in their words, on the sample loan: 75,000.00 at 21 %, nine EMIs due on
// the 1st from 1 May 2026. Amounts are rupees, days are of 2026.

const nothing = 0;
export const overdue = (account: LoanAccount, day: string) => {
  const { principal, interest, penal, bounce, total } = overdueSummary(account, on(day));
  return [principal, interest, penal, bounce, total].map(inRupees);
};
export const inRupees = (amount: Paise) => paiseToRupees(amount);
export const total = (account: LoanAccount, day: string) => inRupees(overdueSummary(account, on(day)).total);
export const dpd = (account: LoanAccount, day: string) => standingOn(account, on(day)).daysPastDue;
export const emi = (account: LoanAccount, index: number, day: string) => {
  const row = emiRows(account, on(day))[index];
  if (row === undefined) throw new Error(`No EMI ${index}`);
  return row;
};
/** What is scheduled of each EMI. */
export const scheduled = (account: LoanAccount, day: string) =>
  emiRows(account, on(day)).map(({ dueDate, amount, principal, interest }) => [
    dueDate,
    ...[amount, principal, interest].map(inRupees),
  ]);
export const penal = (account: LoanAccount, day: string, index = 5) =>
  inRupees(emi(account, index, day).penal.amount);
export const open = (account: LoanAccount, index: number) => {
  const parts = positionOf(account).emis[index];
  return (
    parts && [parts.interest.open, parts.principal.open, parts.bounce.open, parts.penal.open].map(inRupees)
  );
};
/** Interest, principal, bounce and penal that the last receipt paid of each EMI. */
export const paidBy = (account: LoanAccount, day: string) => {
  const last = account.receipts.at(-1)?.id;
  return repaymentRows(account, on(day))
    .filter(row => row.receipt === last)
    .map(({ dueDate, paid }) => [
      dueDate.slice(5),
      ...[paid.interest, paid.principal, paid.bounce, paid.penal].map(inRupees),
    ]);
};
export const held = (account: LoanAccount, day: string) => inRupees(foreclosureOn(account, on(day)).held);
/** As the list of disbursed loans shows it. */
export const paidOfAll = (account: LoanAccount, day: string) => {
  const { emisPaid, emisAll } = listedAccount(postThrough(account, on(day)));
  return `${emisPaid} of ${emisAll}`;
};
export const foreclosure = (account: LoanAccount, day: string) => {
  const it = foreclosureOn(account, on(day));
  return [
    it.outstandingPrincipal,
    it.overdueInterest,
    it.penal,
    it.bounce,
    it.nextMonthInterest,
    it.total,
  ].map(inRupees);
};
export const transfers = (account: LoanAccount) =>
  account.groups.at(-1)?.transfers.map(it => [it.debit, it.credit, inRupees(it.amount)]);
export const classOf = (account: LoanAccount, day: string) => {
  const { assetClass, classAtDayEnd } = standingOn(account, on(day));
  return [assetClass, classAtDayEnd];
};

/** Oldest due date 17 Aug 2026: the first EMI paid, the second not. */
export const august = () =>
  booked(
    openAccount({ ...sampleTerms, principal: rupees(100_000), emiDay: 17, disbursedOn: on('06-13') }),
    debit('07-17', '12106'),
  );
export const graceOfThree = () =>
  fivePaid(settingsOf([{ madeOn: on('04-01'), settings: { penalGraceDays: 3 } }]));
export const five = (day: string) =>
  booked(fivePaid(), returned('10-01'), money('5000', '10-20'), debit('12-01', '1', day));
export const why = (account: LoanAccount, event: Parameters<typeof book>[1]) => {
  const { outcome } = book(account, event);
  return 'why' in outcome ? outcome.why : outcome.outcome;
};

export function cash(amount: string) {
  return {
    type: 'receipt',
    id: `cash ${amount}`,
    source: 'CASH',
    amount: rupees(amount),
    bookedOn: on('11-15'),
    valueDate: on('11-15'),
    reference: null,
  } as const;
}

export function cashChange(account: LoanAccount, name: string) {
  const of = (it: LoanAccount) => [...positionOf(it).balances].find(([key]) => key === name)?.[1] ?? nothing;
  return of(account) - of(twoReturned());
}
