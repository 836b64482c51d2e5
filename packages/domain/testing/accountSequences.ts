import fc from 'fast-check';
import { addDays } from '../src/calendar/arithmetic';
import { type BusinessDate, businessDate } from '../src/calendar/businessDate';
import { type Paise, paise, rupees } from '../src/money/paise';
import { percent } from '../src/money/rate';
import { type LoanAccount, openAccount } from '../src/repayment/account';
import { book, type LoanEvent } from '../src/repayment/book';
import { foreclosureOn } from '../src/repayment/foreclosure';
import type { AccountTerms } from '../src/repayment/opening';
import { positionOf } from '../src/repayment/position';
import { postThrough } from '../src/repayment/postDays';
import { waiverLimits } from '../src/repayment/waiver';

/** Something that somebody does some days later; what it means depends on the account. */
export type Action = {
  readonly kind: (typeof actionKinds)[number];
  readonly afterDays: number;
  /** 0 to 1: how much, how far back, or which one. */
  readonly share: number;
  readonly back: number;
};

const actionKinds = ['link', 'by hand', 'debit', 'return', 'map', 'waive', 'reverse', 'close'] as const;

/** Small loans, with dues on any day of the month. */
export const anyTerms: fc.Arbitrary<AccountTerms> = fc
  .record({
    principal: fc.integer({ min: 500_000, max: 10_000_000 }).map(paise),
    rate: fc.integer({ min: 0, max: 3600 }),
    months: fc.integer({ min: 1, max: 6 }),
    emiDay: fc.integer({ min: 1, max: 31 }),
    after: fc.integer({ min: 0, max: 400 }),
  })
  .map(({ principal, rate, months, emiDay, after }) => ({
    principal,
    yearlyRate: percent(rate / 100),
    months,
    emiDay,
    disbursedOn: addDays(businessDate('2026-01-01'), after),
    processingFeeRate: percent(2),
  }));

export function anyActions(of: readonly Action['kind'][] = actionKinds): fc.Arbitrary<Action[]> {
  return fc.array(
    fc.record({
      kind: fc.constantFrom(...of),
      afterDays: fc.integer({ min: 0, max: 45 }),
      share: fc.double({ min: 0, max: 1, noNaN: true }),
      back: fc.integer({ min: 0, max: 30 }),
    }),
    { minLength: 1, maxLength: 9 },
  );
}

/** How many sequences a law is tried with; `LAW_RUNS` sets more. */
export const lawRuns = (usual: number): { readonly numRuns: number } => ({
  numRuns: Number(process.env['LAW_RUNS'] ?? usual),
});

/** An account after one action. */
interface Lived {
  readonly account: LoanAccount;
  readonly day: BusinessDate;
  /** What was booked; null where there was nothing to do it to. */
  readonly event: LoanEvent | null;
}

/** Books actions one after the other and shows every step. */
export function* live(terms: AccountTerms, actions: readonly Action[]): Generator<Lived> {
  let account = openAccount(terms);
  let day = terms.disbursedOn;
  for (const [index, action] of actions.entries()) {
    day = addDays(day, action.afterDays);
    const event = eventOf(account, action, day, index);
    if (event !== null) ({ account } = book(account, event));
    account = postThrough(account, day);
    yield { account, day, event };
  }
}

/** The event of an action on a day; null where there is nothing to do it to.
 *  @param index  names what it books */
export function eventOf(
  account: LoanAccount,
  action: Action,
  day: BusinessDate,
  index: number,
): LoanEvent | null {
  const posted = postThrough(account, day);
  const id = `E${index}`;
  const some = (most: number): Paise => paise(Math.max(1, Math.round(most * action.share)));
  const earliest = addDays(day, -action.back);
  const valued = earliest > account.terms.disbursedOn ? earliest : account.terms.disbursedOn;
  const owed = Math.max(100, foreclosureOn(posted, day).total);
  const chosen = posted.instalments[Math.floor(action.share * posted.instalments.length * 0.999)];
  const receipts = posted.receipts.filter(it => it.reversal === null);
  const receipt = receipts[Math.floor(action.share * receipts.length * 0.999)];
  const money = { type: 'receipt', id, reference: id, bookedOn: day } as const;
  const row = {
    type: 'nach',
    id,
    emiDate: chosen?.dueDate ?? day,
    amount: paise((chosen?.principal ?? 0) + (chosen?.interest ?? 0)),
    settlementDate: valued,
    presentationDate: valued,
    bookedOn: day,
    bankReference: id,
    occurrence: 1,
  } as const;
  switch (action.kind) {
    case 'link':
      return { ...money, source: 'RAZORPAY', amount: some(owed), valueDate: day };
    case 'by hand':
      return { ...money, source: 'BANK', amount: some(owed), valueDate: valued };
    case 'debit': {
      const amount = action.back % 3 === 0 ? some(row.amount) : row.amount;
      return row.amount > 0 ? { ...row, status: 'SUCCESS', amount, code: null } : null;
    }
    case 'return':
      return { ...row, status: 'RETURN', code: '04' };
    case 'map': {
      const holding = receipts.find(it => positionOf(posted).held.has(it.id));
      const due = posted.instalments.findLastIndex(it => it.dueDate <= day);
      return holding === undefined ? null : { type: 'map', receipt: holding.id, emi: due, bookedOn: day };
    }
    case 'waive': {
      const part = (['penal', 'bounce', 'interest', 'principal'] as const)[action.back % 4] ?? 'penal';
      const amount = rupees(Math.floor((waiverLimits(posted, day)[part] * action.share) / 100));
      if (amount <= 0) return null;
      return {
        type: 'waiver',
        id,
        bookedOn: day,
        date: valued,
        amount,
        parts: { [part]: amount },
        by: 'Asha',
        reference: null,
      };
    }
    case 'reverse':
      return receipt === undefined ? null : { type: 'reversal', of: receipt.id, bookedOn: day };
    case 'close':
      return { type: 'close', bookedOn: day, closingDate: null };
  }
}
