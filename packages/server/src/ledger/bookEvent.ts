import { randomUUID } from 'node:crypto';
import { paiseToRupees } from '@lending-desk/domain/money';
import {
  book,
  type Booked,
  type LoanAccount,
  type LoanEvent,
  type Outcome,
  postThrough,
} from '@lending-desk/domain/repayment';
import { and, count, eq, inArray } from 'drizzle-orm';
import { auditRow } from '../audit/table';
import { todayOf } from '../calendar/todayOf';
import type { Transaction } from '../db/client';
import { announce } from '../live/announce';
import { loan } from '../loan/table';
import { readAccount } from './readAccount';
import { becameOf, type BookedBy, insertEntries, insertRows, listedColumns } from './storeAccounts';
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
  { reference, ...booking }: Booking,
): Promise<{ readonly account: LoanAccount; readonly outcome: Outcome } | null> {
  const before = await lockAccount(tx, loanId);
  if (before === null) return null;
  const [booked] = await bookEvents(tx, { loanId, account: before }, [{ event, reference }], booking);
  return booked ?? null;
}

/** An event with its reference. */
export interface Referred {
  readonly event: NewEvent;
  readonly reference: string;
}

/** Books events of one loan in their order, as `bookEvent` does each, and stores all of them at once.
 *  @param held  the account as `lockAccount` answers it
 *  @returns the account before and after each, and what became of it */
export async function bookEvents(
  tx: Transaction,
  { loanId, account: before }: { readonly loanId: number; readonly account: LoanAccount },
  events: readonly Referred[],
  { now, by }: Omit<Booking, 'reference'>,
): Promise<(Booked & { readonly before: LoanAccount })[]> {
  const known = await knownReferences(tx, events);
  const bookedOn = todayOf(now);
  const posted = postThrough(before, bookedOn);
  const from = await nextNumber(tx, loanId);
  const kept: (Referred & { readonly before: LoanAccount; readonly booked: Booked })[] = [];
  let account = before;
  const results = events.map(({ event, reference }) => {
    const due = account === before ? posted : account;
    if (known.has(reference)) return { before: due, account, outcome: { outcome: 'duplicate' } as const };
    const booked = book(due, { ...event, bookedOn });
    const { outcome } = booked.outcome;
    if (outcome === 'refused' || outcome === 'duplicate') return { ...booked, before: due, account };
    known.add(reference);
    kept.push({ event, reference, before: due, booked });
    account = booked.account;
    return { ...booked, before: due };
  });
  if (kept.length === 0) return results;
  await insertRows(
    tx,
    ledgerEvent,
    kept.map(({ event, reference }, at) => ({
      loanId,
      number: from + at,
      reference,
      kind: event.type,
      bookedOn,
      at: now,
      byId: by.id,
      byName: by.name,
    })),
  );
  await saveAccount(
    tx,
    loanId,
    before,
    account,
    kept.map(({ before: due, booked }, at) => ({
      number: from + at,
      account: booked.account,
      causedFrom: due.groups.length,
    })),
  );
  await insertRows(
    tx,
    auditRow,
    kept.map(({ event, reference, before: due, booked }) => ({
      id: randomUUID(),
      at: now,
      actorId: by.id,
      actorName: by.name,
      action: `ledger.${event.type}`,
      loanId,
      after: { reference, ...booked.outcome, entries: entriesOf(booked.account, due.groups.length) },
      requestId: by.requestId,
    })),
  );
  await announce(tx, loanId, 'repayment');
  return results;
}

async function knownReferences(tx: Transaction, events: readonly Referred[]): Promise<Set<string>> {
  const rows = await tx
    .select({ reference: ledgerEvent.reference })
    .from(ledgerEvent)
    .where(
      inArray(
        ledgerEvent.reference,
        events.map(({ reference }) => reference),
      ),
    );
  return new Set(rows.map(({ reference }) => reference));
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

/** What one event of several has made: the account after it, and the number of groups before it. */
interface Step {
  readonly number: number;
  readonly account: LoanAccount;
  readonly causedFrom: number;
}

/** Stores what became of an account: its new entries, and what lists show.
 *  @param steps  the events that made it, in their order; none for what is posted by date alone
 *  @throws Error if entries that are stored would be other ones */
export async function saveAccount(
  tx: Transaction,
  loanId: number,
  before: LoanAccount,
  after: LoanAccount,
  steps: readonly Step[],
): Promise<void> {
  if (before.groups.some((group, number) => after.groups[number] !== group))
    throw new Error(`Entries of loan ${loanId} that are stored would be changed`);
  let [groupsFrom, receiptsFrom] = [before.groups.length, before.receipts.length];
  const entries = steps.map(({ number, account, causedFrom }) => {
    // A later event may have changed a receipt of an earlier one.
    const receipts = after.receipts.slice(0, account.receipts.length);
    const step = {
      loanId,
      account: { ...account, receipts },
      groupsFrom,
      receiptsFrom,
      event: { number, causedFrom },
    };
    [groupsFrom, receiptsFrom] = [account.groups.length, account.receipts.length];
    return step;
  });
  await insertEntries(tx, [...entries, { loanId, account: after, groupsFrom, receiptsFrom, event: null }]);
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
