import { isViewOnly, type LoanDesk } from '@lending-desk/domain/access';
import type { BusinessDate } from '@lending-desk/domain/calendar';
import type { CallWire, contract } from '@lending-desk/domain/contract';
import { messages, refusals } from '@lending-desk/domain/errors';
import { followUpFault, followUpSchema, maySetFollowUp } from '@lending-desk/domain/followup';
import { maskBySchema } from '@lending-desk/domain/loan';
import { eq, getTableColumns } from 'drizzle-orm';
import { recordAudit } from '../audit/record';
import { todayOf } from '../calendar/todayOf';
import type { Database, Transaction } from '../db/client';
import { inTransaction } from '../db/transaction';
import { Refused, type SignedInContext, type Verb } from '../http/verb';
import { announce } from '../live/announce';
import { openLoan } from '../loan/openLoan';
import { loan } from '../loan/table';
import { followUp } from './table';

type WireFollowUp = CallWire<typeof contract.followUp.read>['data'];

/** The follow-up of a loan in wire shape; version 0 when it never had one. */
async function findFollowUp(db: Database | Transaction, loanId: number): Promise<WireFollowUp> {
  // In one query, so that day and version belong together.
  const [row] = await db
    .select({ ...getTableColumns(followUp), dueOn: loan.followUpOn })
    .from(followUp)
    .innerJoin(loan, eq(loan.loanId, followUp.loanId))
    .where(eq(followUp.loanId, loanId));
  if (!row) return { version: 0, dueOn: null, note: '', setBy: null, setOn: null };
  const { version, dueOn, note, setByName, setOn } = row;
  return { version, dueOn, note, setBy: setByName, setOn: setOn.toISOString() };
}

/** Reads the follow-up of a loan, at a desk where the loan may be opened. */
export const readFollowUp: Verb<typeof contract.followUp.read> = async (context, { loanId: ref, desk }) => {
  const { loanId } = await openLoan(context.db, context, ref, desk);
  const found = await findFollowUp(context.db, loanId);
  // A note may contain a phone number. It has no files.
  return { data: isViewOnly(context.viewer.roles) ? maskBySchema(found, followUpSchema, () => '') : found };
};

interface Asked {
  readonly loanId: string;
  readonly desk: LoanDesk;
  readonly version: number;
}

/** Opens the follow-up of a loan for a change, and locks the loan.
 *  @throws Refused 403 for whoever does not work at the desk, 409 with the current follow-up when there is a newer one
 *    than the change was made on */
async function openForChange(
  tx: Transaction,
  context: SignedInContext,
  { loanId: ref, desk, version }: Asked,
): Promise<{ readonly loanId: number; readonly before: WireFollowUp }> {
  if (!maySetFollowUp(context.viewer.roles, desk)) throw new Refused(403, messages.auth.writeRefused);
  const { loanId } = await openLoan(tx, context, ref, desk, 'update');
  const before = await findFollowUp(tx, loanId);
  if (before.version !== version) throw new Refused(409, refusals.followUpChanged(before.setBy), before);
  return { loanId, before };
}

interface Change {
  readonly loanId: number;
  readonly before: WireFollowUp;
  readonly after: { readonly dueOn: BusinessDate | null; readonly note: string };
  readonly action: string;
}

/** Writes day and note with the audit row and the notice, in the caller's transaction. */
async function write(
  tx: Transaction,
  context: SignedInContext,
  { loanId, before, after, action }: Change,
): Promise<WireFollowUp> {
  const { viewer, now } = context;
  const row = {
    version: before.version + 1,
    note: after.note,
    setById: viewer.idString,
    setByName: viewer.fullName,
    setOn: now,
  };
  await tx
    .insert(followUp)
    .values({ loanId, ...row })
    .onConflictDoUpdate({ target: followUp.loanId, set: row });
  await tx.update(loan).set({ followUpOn: after.dueOn }).where(eq(loan.loanId, loanId));
  await recordAudit(tx, context, {
    action,
    loanId,
    before: { dueOn: before.dueOn, note: before.note },
    after,
  });
  await announce(tx, loanId, 'followUp');
  return { version: row.version, ...after, setBy: viewer.fullName, setOn: now.toISOString() };
}

/** Sets the follow-up of a loan, or changes it. The loan's version stays: a follow-up must not cause somebody's
 *  decision to be refused. */
export const saveFollowUp: Verb<typeof contract.followUp.save> = async (context, input) =>
  inTransaction(context.db, async tx => {
    const opened = await openForChange(tx, context, input);
    const { dueOn, note } = input;
    const fault = followUpFault(dueOn, todayOf(context.now));
    if (fault !== null) throw new Refused(400, fault, undefined, undefined, { dueOn: fault });
    return { data: await write(tx, context, { ...opened, after: { dueOn, note }, action: 'followUp.save' }) };
  });

/** Ends the follow-up of a loan: it is done. */
export const endFollowUp: Verb<typeof contract.followUp.done> = async (context, input) =>
  inTransaction(context.db, async tx => {
    const opened = await openForChange(tx, context, input);
    const { before } = opened;
    if (before.dueOn === null) throw new Refused(409, refusals.followUpChanged(before.setBy), before);
    const after = { dueOn: null, note: '' };
    return { data: await write(tx, context, { ...opened, after, action: 'followUp.done' }) };
  });
