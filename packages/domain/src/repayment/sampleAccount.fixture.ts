import { type BusinessDate, businessDate } from '../calendar/businessDate';
import { type Paise, paiseToRupees, rupees, zeroPaise } from '../money/paise';
import { percent } from '../money/rate';
import { type LoanAccount, openAccount } from './account';
import { book, type LoanEvent } from './book';
import { refundsDue } from './closure';
import type { NachEvent } from './nach';
import type { AccountTerms } from './opening';
import { positionOf } from './position';
import { postThrough } from './postDays';
import type { SettingsOn } from './settings';
import type { WaivedPart, WaiverEvent } from './waiver';

/** The sample loan of the rules of money: 75,000.00 at 21 %, nine EMIs due on the 1st, the first on 1 May 2026. */
export const sampleTerms: AccountTerms = {
  principal: rupees(75_000),
  yearlyRate: percent(21),
  months: 9,
  emiDay: 1,
  disbursedOn: businessDate('2026-03-30'),
  processingFeeRate: percent(1.5),
};

export const on = (day: string): BusinessDate => businessDate(`2026-${day}`);

/** A debit of an EMI that came in on its day, or on another. */
export function debit(emiDate: string, amount = '9079', day = emiDate, booked = day): NachEvent {
  return {
    type: 'nach',
    id: `N ${emiDate} ${day} ${booked} ${amount}`,
    status: 'SUCCESS',
    amount: rupees(amount),
    emiDate: on(emiDate),
    settlementDate: on(day),
    presentationDate: null,
    bookedOn: on(booked),
    code: null,
    bankReference: null,
    occurrence: 1,
  };
}

/** A debit that came back. */
export function returned(emiDate: string, day = emiDate, code = '04'): NachEvent {
  return { ...debit(emiDate, '9079', day), status: 'RETURN', code, presentationDate: on(day) };
}

/** Money of a payment link, or by hand where it is booked later than it counts. */
export function money(
  amount: string,
  booked: string,
  valued = booked,
  id = `R ${booked} ${amount}`,
): LoanEvent {
  const source = valued === booked ? 'RAZORPAY' : 'BANK';
  const dates = { bookedOn: on(booked), valueDate: on(valued) };
  return { type: 'receipt', id, source, amount: rupees(amount), ...dates, reference: id };
}

export function waiver(
  given: Partial<Record<WaivedPart, string>>,
  booked: string,
  date = booked,
): WaiverEvent {
  const parts: Partial<Record<WaivedPart, Paise>> = {};
  let total = 0;
  for (const part of ['penal', 'bounce', 'interest', 'principal'] as const) {
    const amount = given[part];
    if (amount === undefined) continue;
    parts[part] = rupees(amount);
    total += rupees(amount);
  }
  return {
    type: 'waiver',
    id: `W ${booked}`,
    bookedOn: on(booked),
    date: on(date),
    amount: rupees((total / 100).toFixed(2)),
    parts,
    by: 'Asha',
    reference: null,
  };
}

export const reversal = (of: string, booked: string): LoanEvent => ({
  type: 'reversal',
  of,
  bookedOn: on(booked),
});
export const map = (receipt: string, emi: number, booked: string): LoanEvent => ({
  type: 'map',
  receipt,
  emi,
  bookedOn: on(booked),
});
export const close = (booked: string, closing?: string): LoanEvent => ({
  type: 'close',
  bookedOn: on(booked),
  closingDate: closing === undefined ? null : on(closing),
});

/** Books events; each must be accepted.
 *  @throws Error for a refused one */
export function booked(account: LoanAccount, ...events: readonly LoanEvent[]): LoanAccount {
  return events.reduce((before, event) => {
    const { account: after, outcome } = book(before, event);
    if (outcome.outcome === 'refused') throw new Error(`${event.type} refused: ${outcome.why}`);
    return after;
  }, account);
}

/** Five EMIs paid on their day, and what follows. */
export function fivePaid(settingsOn?: SettingsOn): LoanAccount {
  const paid = ['05-01', '06-01', '07-01', '08-01', '09-01'].map(day => debit(day));
  return booked(openAccount(sampleTerms, settingsOn), ...paid);
}

/** The sample loan as it stands from 1 Nov on: the debits of October and November came back. */
export function twoReturned(): LoanAccount {
  return booked(fivePaid(), returned('10-01'), returned('11-01'));
}

/** 0.50 more than what closes it on 15 Nov. */
export const paidHalfMore = (): LoanAccount => booked(twoReturned(), money('37723.35', '11-15'));

export const refund = (amount: string, day = '11-16'): LoanEvent => ({
  type: 'refund',
  amount: rupees(amount),
  bookedOn: on(day),
});

const told = (account: LoanAccount) =>
  JSON.stringify({ ...account, terms: null }, (_key, value: unknown) =>
    value instanceof Set ? [...value] : value,
  );

/** Why an event is refused, or else what became of it.
 *  @throws Error if a refusal posts more than what fell due until then */
export function why(account: LoanAccount, event: LoanEvent): string {
  const { account: after, outcome } = book(account, event);
  if (!('why' in outcome)) return outcome.outcome;
  if (told(after) !== told(postThrough(account, event.bookedOn)))
    throw new Error(`${event.type} was refused and changed the account`);
  return outcome.why;
}

/** The balance of a ledger account, in rupees. */
export const balance = (account: LoanAccount, name: string): number =>
  paiseToRupees([...positionOf(account).balances].find(([key]) => key === name)?.[1] ?? zeroPaise);

/** What is due back to the customer, in rupees. */
export const owedBack = (account: LoanAccount): number => paiseToRupees(refundsDue(account));
