import { approvalMessages, hasEnded } from '@lending-desk/domain/approvals';
import type { contract } from '@lending-desk/domain/contract';
import { paiseToRupees } from '@lending-desk/domain/money';
import { and, count, eq, gte } from 'drizzle-orm';
import { recordAudit } from '../audit/record';
import { todayOf } from '../calendar/todayOf';
import type { Transaction } from '../db/client';
import { inTransaction } from '../db/transaction';
import { Refused, type SignedInContext, type Verb } from '../http/verb';
import { lockAccount } from '../ledger/bookEvent';
import { ledgerEvent } from '../ledger/table';
import { announce } from '../live/announce';
import { postAsked } from './ask';
import { readSetUps, whyNot } from './checkers';
import { bookReference } from './references';
import { approval } from './table';

type Row = typeof approval.$inferSelect;

/** A request that still waits, its loan and itself locked, so that of two people who decide it one comes first.
 *  @throws Refused 404 for an unknown one, 409 for one that was decided or has ended */
async function holdRequest(tx: Transaction, context: SignedInContext, id: string): Promise<Row> {
  const [named] = await tx.select({ loanId: approval.loanId }).from(approval).where(eq(approval.id, id));
  if (!named) throw new Refused(404, approvalMessages.notFound);
  // The loan first, as everywhere; read again once it is held.
  await lockAccount(tx, named.loanId);
  const [row] = await tx.select().from(approval).where(eq(approval.id, id)).for('update');
  if (!row) throw new Refused(404, approvalMessages.notFound);
  const { state, askedOn } = row;
  if (state === 'alone') throw new Refused(409, approvalMessages.decided.approved);
  if (state !== 'waiting') throw new Refused(409, approvalMessages.decided[state]);
  if (hasEnded(askedOn, todayOf(context.now))) throw new Refused(409, approvalMessages.ended);
  return row;
}

/** @throws Refused 403 with why this person may not decide it [M36] */
async function demandChecker(tx: Transaction, context: SignedInContext, { makerId }: Row): Promise<void> {
  const today = todayOf(context.now);
  const why = whyNot(context.viewer, makerId, await readSetUps(tx, [makerId], today), today);
  if (why !== null) throw new Refused(403, approvalMessages.whyNot[why]);
}

async function end(
  tx: Transaction,
  context: SignedInContext,
  row: Row,
  how: Pick<Row, 'state'> & { readonly refusedBecause?: string },
): Promise<void> {
  const { idString, fullName } = context.viewer;
  const checker = how.state === 'takenBack' ? {} : { checkerId: idString, checkerName: fullName };
  await tx
    .update(approval)
    .set({ ...how, ...checker, decidedAt: context.now })
    .where(and(eq(approval.id, row.id), eq(approval.state, 'waiting')));
  await recordAudit(tx, context, {
    action: `approvals.${how.state}`,
    loanId: row.loanId,
    before: { state: row.state },
    after: { id: row.id, kind: row.kind, amount: paiseToRupees(row.amount), maker: row.makerName, ...how },
  });
}

/** Approves a request and posts it, in one transaction. Each part is judged again by the ledger; dues that moved since
 *  this person read them have to be read first.
 *  @source M35, M36 */
export const approveRequest: Verb<typeof contract.approvals.approve> = async (context, { id, seen }) =>
  inTransaction(context.db, async tx => {
    const row = await holdRequest(tx, context, id);
    await demandChecker(tx, context, row);
    const [moved] = await tx
      .select({ count: count() })
      .from(ledgerEvent)
      .where(and(eq(ledgerEvent.loanId, row.loanId), gte(ledgerEvent.number, seen)));
    if ((moved?.count ?? 0) > 0) throw new Refused(409, approvalMessages.duesChanged);
    await bookReference(tx, row);
    await postAsked(tx, context, { ...row, today: todayOf(context.now) });
    await end(tx, context, row, { state: 'approved' });
    return { data: { status: approvalMessages.status[row.kind].done } };
  });

/** Refuses a request; its maker reads why. */
export const refuseRequest: Verb<typeof contract.approvals.refuse> = async (context, { id, reason }) =>
  inTransaction(context.db, async tx => {
    const row = await holdRequest(tx, context, id);
    await demandChecker(tx, context, row);
    await end(tx, context, row, { state: 'refused', refusedBecause: reason });
    await announce(tx, row.loanId, 'repayment');
    return { data: { status: 'Refused' } };
  });

/** Takes an own request back. */
export const takeBackRequest: Verb<typeof contract.approvals.takeBack> = async (context, { id }) =>
  inTransaction(context.db, async tx => {
    const row = await holdRequest(tx, context, id);
    if (row.makerId !== context.viewer.idString) throw new Refused(403, approvalMessages.notYours);
    await end(tx, context, row, { state: 'takenBack' });
    await announce(tx, row.loanId, 'repayment');
    return { data: { status: 'Taken back' } };
  });
