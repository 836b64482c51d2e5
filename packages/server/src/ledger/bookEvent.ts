import { businessDateOf, instant } from '@lending-desk/domain/calendar';
import { paiseToRupees } from '@lending-desk/domain/money';
import {
  book,
  type LoanAccount,
  type LoanEvent,
  type Outcome,
  postThrough,
} from '@lending-desk/domain/repayment';
import { and, count, eq } from 'drizzle-orm';
import { auditRow } from '../audit/table';
import type { Transaction } from '../db/client';
import { announce } from '../live/announce';
import { loan } from '../loan/table';
import { readAccount } from './readAccount';
import { becameOf, type BookedBy, insertEntries, listedColumns } from './storeAccounts';
import { ledgerEvent, ledgerReceipt, loanAccount } from './table';

type Undated<Event> = Event extends unknown ? Omit<Event, 'bookedOn'> : never;

/** An event without the day it is booked, which is the server's. */
export type NewEvent = Undated<LoanEvent>;

export interface Booking {
  readonly now: Date;
  readonly by: BookedBy;
  /** The provider's payment or the request about money: permanent, and unique among all loans. */
  readonly reference: string;
}

/** The account of a loan, and the loan locked until the transaction ends, so that its entries come one after the other.
 *  @returns null for a loan without an account */
export async function lockAccount(tx: Transaction, loanId: number): Promise<LoanAccount | null> {
  // A query of its own: one that waits for the lock still reads everything else as it was before.
  await tx.select({ loanId: loan.loanId }).from(loan).where(eq(loan.loanId, loanId)).for('update');
  return readAccount(tx, loanId);
}

/** Books an event today, in the caller's transaction: what fell due and was charged by date until then, the entries of
 *  the event, what lists show, the audit row, and the notice for open screens. An event that is refused, or whose
 *  reference was booked before, changes nothing.
 *  @returns null for a loan without an account
 *  @source M6, M12, M24 */
export async function bookEvent(
  tx: Transaction,
  loanId: number,
  event: NewEvent,
  { now, by, reference }: Booking,
): Promise<{ readonly account: LoanAccount; readonly outcome: Outcome } | null> {
  const before = await lockAccount(tx, loanId);
  if (before === null) return null;
  const [known] = await tx.select().from(ledgerEvent).where(eq(ledgerEvent.reference, reference));
  if (known) return { account: before, outcome: { outcome: 'duplicate' } };
  const bookedOn = businessDateOf(instant(now.toISOString()));
  const posted = postThrough(before, bookedOn);
  const { account, outcome } = book(posted, { ...event, bookedOn });
  if (outcome.outcome === 'refused' || outcome.outcome === 'duplicate') return { account: before, outcome };
  const number = await nextNumber(tx, loanId);
  await tx.insert(ledgerEvent).values({
    loanId,
    number,
    reference,
    kind: event.type,
    bookedOn,
    at: now,
    byId: by.id,
    byName: by.name,
  });
  await saveAccount(tx, loanId, before, account, { number, causedFrom: posted.groups.length });
  await tx.insert(auditRow).values({
    at: now,
    actorId: by.id,
    actorName: by.name,
    action: `ledger.${event.type}`,
    loanId,
    after: { reference, ...outcome, entries: entriesOf(account, posted.groups.length) },
    requestId: by.requestId,
  });
  await announce(tx, loanId, 'repayment');
  return { account, outcome };
}

async function nextNumber(tx: Transaction, loanId: number): Promise<number> {
  const [events] = await tx
    .select({ count: count() })
    .from(ledgerEvent)
    .where(eq(ledgerEvent.loanId, loanId));
  return events?.count ?? 0;
}

/** The transfers of the groups from one on, as the audit names them: rupees, the EMI counted from 1. */
function entriesOf({ groups }: LoanAccount, from: number) {
  return groups.slice(from).flatMap(({ kind, transfers }) =>
    transfers.map(({ amount, debit, credit, emi, receipt, valueDate }) => ({
      kind,
      amount: paiseToRupees(amount),
      debit,
      credit,
      emi: emi === null ? null : emi + 1,
      receipt,
      valueDate,
    })),
  );
}

/** Stores what became of an account: its new entries, and what lists show.
 *  @param event  null for what is posted by date alone
 *  @throws Error if entries that are stored would be other ones */
export async function saveAccount(
  tx: Transaction,
  loanId: number,
  before: LoanAccount,
  after: LoanAccount,
  event: { readonly number: number; readonly causedFrom: number } | null,
): Promise<void> {
  if (before.groups.some((group, number) => after.groups[number] !== group))
    throw new Error(`Entries of loan ${loanId} that are stored would be changed`);
  const [groupsFrom, receiptsFrom] = [before.groups.length, before.receipts.length];
  await insertEntries(tx, [{ loanId, account: after, groupsFrom, receiptsFrom, event }]);
  for (const [number, receipt] of before.receipts.entries()) {
    const became = after.receipts[number];
    if (became === undefined || became === receipt) continue;
    await tx
      .update(ledgerReceipt)
      .set(becameOf(became))
      .where(and(eq(ledgerReceipt.loanId, loanId), eq(ledgerReceipt.id, receipt.id)));
  }
  await tx.update(loanAccount).set(listedColumns(after)).where(eq(loanAccount.loanId, loanId));
}
