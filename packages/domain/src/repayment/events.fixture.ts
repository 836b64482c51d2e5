import { addDays } from '../calendar/arithmetic';
import type { BusinessDate } from '../calendar/businessDate';
import { type Paise, paise, rupees } from '../money/paise';
import type { LoanAccount } from './account';
import type { LoanEvent } from './book';
import { foreclosureOn } from './foreclosure';
import { positionOf } from './position';
import { postThrough } from './postDays';
import { waiverLimits } from './waiver';

/** Something that somebody does some days later; what it means depends on the account. */
export type Action = {
  readonly kind: (typeof actionKinds)[number];
  readonly afterDays: number;
  /** 0 to 1: how much, how far back, or which one. */
  readonly share: number;
  readonly back: number;
};

export const actionKinds = [
  'link',
  'by hand',
  'debit',
  'return',
  'map',
  'waive',
  'reverse',
  'close',
] as const;

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
