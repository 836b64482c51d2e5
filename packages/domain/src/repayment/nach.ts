import { addDays, laterOf } from '../calendar/arithmetic';
import type { BusinessDate } from '../calendar/businessDate';
import type { Paise } from '../money/paise';
import { type LoanAccount, post } from './account';
import { instalmentOrder } from './allocation';
import { itemAt } from './itemAt';
import { type Booked, done, refused } from './outcome';
import { openInstalment, positionOf } from './position';
import { bounceTransfers } from './postDays';
import { receive } from './receipts';
import { reverse } from './reversal';

/** One row of a committed NACH file; amount in paise. */
export type NachEvent = {
  readonly type: 'nach';
  /** Unique in the account, if it posts. */
  readonly id: string;
  readonly status: 'SUCCESS' | 'RETURN' | 'REJECT' | 'EXTENDED' | 'REVERSED';
  readonly amount: Paise;
  readonly emiDate: BusinessDate;
  readonly settlementDate: BusinessDate;
  readonly presentationDate: BusinessDate | null;
  readonly bookedOn: BusinessDate;
  readonly code: string | null;
  readonly bankReference: string | null;
  /** Counts equal rows of one file, from 1. */
  readonly occurrence: number;
};

const kinds = {
  SUCCESS: 'received',
  RETURN: 'returned',
  REJECT: 'returned',
  EXTENDED: 'extended',
  REVERSED: 'reversed',
} as const;

/** Of a return and a rejection it is the same. */
export const kindOf = (status: NachEvent['status']) => kinds[status];

const mostDaysAhead = 3;

/** What a row is known by: its bank reference and kind, else all that it says and its place among equal rows.
 *  @source M40 */
export function nachKey(row: NachEvent): string {
  const kind = kindOf(row.status);
  const own = [row.emiDate, row.settlementDate, row.amount, row.occurrence];
  return JSON.stringify(row.bankReference === null ? [kind, ...own] : [kind, row.bankReference]);
}

/** Books a row of a NACH file: money, a bounce charge, a reversal, or nothing.
 *  @source M15, M21, M26, M40 */
export function bookNach(account: LoanAccount, row: NachEvent): Booked {
  const key = nachKey(row);
  if (account.seen.has(key)) return { account, outcome: { outcome: 'duplicate' } };
  if (row.settlementDate < account.terms.disbursedOn) return refused(account, 'settlement before disbursal');
  if (row.settlementDate > addDays(row.bookedOn, mostDaysAhead))
    return refused(account, `settlement more than ${mostDaysAhead} days ahead`);
  const booked = bookKind(account, row);
  if (booked.outcome.outcome === 'refused') return booked;
  return { ...booked, account: { ...booked.account, seen: new Set([...booked.account.seen, key]) } };
}

function bookKind(account: LoanAccount, row: NachEvent): Booked {
  if (row.status === 'SUCCESS') return done(receiveDebit(account, row));
  if (row.status === 'EXTENDED') return { account, outcome: { outcome: 'extended' } };
  if (row.status === 'REVERSED') return reverseDebit(account, row);
  return { account: chargeBounce(account, row), outcome: { outcome: 'returned' } };
}

/** A value date is never after today. */
function valueDateOf({ settlementDate, bookedOn }: NachEvent): BusinessDate {
  return settlementDate < bookedOn ? settlementDate : bookedOn;
}

function receiveDebit(account: LoanAccount, row: NachEvent): LoanAccount {
  const { id, amount, bookedOn, bankReference: reference, emiDate } = row;
  const money = {
    id,
    source: 'NACH',
    amount,
    bookedOn,
    valueDate: valueDateOf(row),
    reference,
    emiDate,
  } as const;
  return receive(account, money, isMatched(account, row) ? instalmentOrder : null);
}

/** Whether a debit is what its EMI asks for: the scheduled amount, or what is open of principal and interest.
 *  @source M21 */
function isMatched(account: LoanAccount, { emiDate, amount }: NachEvent): boolean {
  const index = account.instalments.findIndex(({ dueDate }) => dueDate === emiDate);
  const instalment = account.instalments[index];
  if (instalment === undefined) return false;
  const isDue = emiDate <= account.postedThrough;
  const open = openInstalment(itemAt(positionOf(account).emis, index));
  return amount === instalment.principal + instalment.interest || (isDue && amount === open);
}

/** Charges a presentation that came back, once; the charge belongs to the presented EMI if that is due, else to the
 *  latest due one, else it waits for the first due date.
 *  @source M15 */
function chargeBounce(account: LoanAccount, row: NachEvent): LoanAccount {
  const { bounceCodes, bounceCharge } = account.settingsOn(row.bookedOn);
  const presentation = JSON.stringify(['presented', row.emiDate, row.presentationDate ?? row.settlementDate]);
  const charged = bounceCodes.some(code => code === row.code) && !account.seen.has(presentation);
  if (!charged || account.closedOn !== null) return account;
  const seen = { ...account, seen: new Set([...account.seen, presentation]) };
  const due = account.instalments.filter(({ dueDate }) => dueDate <= row.bookedOn);
  const presented = due.findIndex(({ dueDate }) => dueDate === row.emiDate);
  const emi = presented === -1 ? due.length - 1 : presented;
  const dueDate = due[emi]?.dueDate;
  if (dueDate === undefined) return { ...seen, waitingBounces: [...seen.waitingBounces, bounceCharge] };
  const on = laterOf(valueDateOf(row), dueDate);
  return post(seen, 'charge', row.bookedOn, bounceTransfers(emi, bounceCharge, on));
}

/** Undoes the latest unreversed debit of that EMI and amount.
 *  @source M40 */
function reverseDebit(account: LoanAccount, row: NachEvent): Booked {
  const debit = account.receipts.findLast(
    ({ emiDate, amount, reversal }) => emiDate === row.emiDate && amount === row.amount && reversal === null,
  );
  if (debit === undefined) return refused(account, 'no debit to reverse');
  return done(reverse(account, debit, { bookedOn: row.bookedOn, reference: row.bankReference }), 'reversed');
}
