import { isDeepStrictEqual } from 'node:util';
import { completeCall, type KeptCall, type ReportedCall } from '@lending-desk/domain/calls';
import { parseLoanId } from '@lending-desk/domain/loan';
import { and, desc, eq, or } from 'drizzle-orm';
import { auditRow } from '../audit/table';
import type { Transaction } from '../db/client';
import { announce } from '../live/announce';
import { loan } from '../loan/table';
import { callRecord, callRecording } from './table';

/** The provider of reported calls; the sandbox uses the same format. */
const provider = 'ozonetel';

type Asked = Pick<typeof callRecord.$inferSelect, 'id' | 'loanId'>;

/** The newest loan of the only customer with a phone; null when there is none, or more than one. */
async function loanByPhone(tx: Transaction, phone: string): Promise<number | null> {
  const rows = await tx
    .select({ loanId: loan.loanId, customerId: loan.customerId })
    .from(loan)
    .where(or(eq(loan.primaryPhone, phone), eq(loan.alternatePhone, phone)))
    .orderBy(desc(loan.startedOn), desc(loan.loanId));
  const customers = new Set(rows.map(row => row.customerId ?? row.loanId));
  return customers.size === 1 ? (rows[0]?.loanId ?? null) : null;
}

/** The loan a call was about: the one it names; otherwise the one we placed it for, or that of the customer
 *  who called. An unknown name gives null, so that nothing is attached to the wrong loan. */
async function loanOf(tx: Transaction, call: ReportedCall, asked: Asked | undefined): Promise<number | null> {
  if (call.loan === '') {
    return asked?.loanId ?? (call.phone === null ? null : await loanByPhone(tx, call.phone));
  }
  const named = parseLoanId(call.loan);
  if (named === null) return null;
  const [found] = await tx.select({ loanId: loan.loanId }).from(loan).where(eq(loan.loanId, named));
  return found?.loanId ?? null;
}

export type Keeping = 'stored' | 'completed' | 'already stored';

/** Stores the end of a call as the provider reported it: the provider's id is the key, and its legs complete
 *  one row (see `completeCall`); a repeat changes nothing. A call of ours keeps the id of its queued row.
 *  Without a loan it is stored unassigned, until a leg names one. */
export async function keepCall(
  tx: Transaction,
  call: ReportedCall,
  at: { readonly now: Date; readonly requestId: string },
): Promise<Keeping> {
  const { providerCallId, startTime, duration, status, type, audioFile, agentName, body } = call;
  const reported = { startTime, duration, status, type, audioFile, agentName, body };
  const [asked] = await tx
    .select({ id: callRecord.id, loanId: callRecord.loanId })
    .from(callRecord)
    .where(eq(callRecord.providerCallId, providerCallId))
    .orderBy(callRecord.askedAt)
    .limit(1);
  const loanId = await loanOf(tx, call, asked);
  const [fresh] = await tx
    .insert(callRecording)
    .values({
      ...(asked && asked.loanId === loanId && { id: asked.id }),
      provider,
      providerCallId,
      loanId,
      ...reported,
      receivedAt: at.now,
    })
    .onConflictDoNothing()
    .returning();
  const kept = fresh ?? (await completeRow(tx, providerCallId, { loanId, ...reported }));
  if (!kept) return 'already stored';
  await tx.insert(auditRow).values({
    at: at.now,
    actorId: null,
    actorName: 'Ozonetel',
    action: 'calls.callback',
    loanId: kept.loanId,
    after: { callId: kept.id, providerCallId, status: kept.status },
    requestId: at.requestId,
  });
  if (kept.loanId !== null) await announce(tx, kept.loanId, 'calls');
  return fresh ? 'stored' : 'completed';
}

/** Merges a further leg into the row of its call, which it locks: of two at once the second sees the result of
 *  the first.
 *  @returns null when the leg adds nothing */
async function completeRow(
  tx: Transaction,
  providerCallId: string,
  { loanId, ...reported }: KeptCall & { readonly loanId: number | null },
): Promise<typeof callRecording.$inferSelect | null> {
  const itsRow = and(eq(callRecording.provider, provider), eq(callRecording.providerCallId, providerCallId));
  const [row] = await tx.select().from(callRecording).where(itsRow).for('update');
  if (!row) throw new Error('A call that is kept has no row');
  const { startTime, duration, status, type, audioFile, agentName } = row;
  const before = { startTime, duration, status, type, audioFile, agentName, body: Object(row.body) };
  const after = { ...completeCall(before, reported), loanId: row.loanId ?? loanId };
  if (isDeepStrictEqual(after, { ...before, loanId: row.loanId })) return null;
  await tx.update(callRecording).set(after).where(itsRow);
  return { ...row, ...after };
}
