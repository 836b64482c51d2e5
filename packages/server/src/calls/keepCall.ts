import { parseLoanId, type ReportedCall } from '@lending-desk/domain';
import { desc, eq, or } from 'drizzle-orm';
import { auditRow } from '../audit/table';
import type { Transaction } from '../db/client';
import { announce } from '../live/announce';
import { loan } from '../loan/table';
import { callRecord, callRecording } from './table';

/** Whose words a reported call is in; of a sandbox they are the same. */
const provider = 'ozonetel';

type Asked = Pick<typeof callRecord.$inferSelect, 'id' | 'loanId'>;

/** The newest loan of the one customer who has a phone; null when nobody has it, or more than one. */
async function loanByPhone(tx: Transaction, phone: string): Promise<number | null> {
  const rows = await tx
    .select({ loanId: loan.loanId, customerId: loan.customerId })
    .from(loan)
    .where(or(eq(loan.primaryPhone, phone), eq(loan.alternatePhone, phone)))
    .orderBy(desc(loan.startedOn), desc(loan.loanId));
  const customers = new Set(rows.map(row => row.customerId ?? row.loanId));
  return customers.size === 1 ? (rows[0]?.loanId ?? null) : null;
}

/** The loan a call was about: the one it names, and where it names none the one we placed it for, or that of the
 *  customer who called. A name we do not know leads nowhere: nothing is attached to another loan. */
async function loanOf(tx: Transaction, call: ReportedCall, asked: Asked | undefined): Promise<number | null> {
  if (call.loan === '') {
    return asked?.loanId ?? (call.phone === null ? null : await loanByPhone(tx, call.phone));
  }
  const named = parseLoanId(call.loan);
  if (named === null) return null;
  const [found] = await tx.select({ loanId: loan.loanId }).from(loan).where(eq(loan.loanId, named));
  return found?.loanId ?? null;
}

/** Keeps the end of a call as the provider told it, once: the provider's id is the key, and a repeat changes nothing.
 *  A call of ours keeps the id its queued row had. Without a loan it is kept unassigned.
 *  @returns whether it was new */
export async function keepCall(
  tx: Transaction,
  call: ReportedCall,
  at: { readonly now: Date; readonly requestId: string },
): Promise<boolean> {
  const { providerCallId, startTime, duration, status, type, audioFile, agentName, body } = call;
  const [asked] = await tx
    .select({ id: callRecord.id, loanId: callRecord.loanId })
    .from(callRecord)
    .where(eq(callRecord.providerCallId, providerCallId))
    .orderBy(callRecord.askedAt)
    .limit(1);
  const loanId = await loanOf(tx, call, asked);
  const [kept] = await tx
    .insert(callRecording)
    .values({
      ...(asked && asked.loanId === loanId && { id: asked.id }),
      provider,
      providerCallId,
      loanId,
      startTime,
      duration,
      status,
      type,
      audioFile,
      agentName,
      receivedAt: at.now,
      body,
    })
    .onConflictDoNothing()
    .returning({ id: callRecording.id });
  if (!kept) return false;
  await tx.insert(auditRow).values({
    at: at.now,
    actorId: null,
    actorName: 'Ozonetel',
    action: 'calls.callback',
    loanId,
    after: { callId: kept.id, providerCallId, status },
    requestId: at.requestId,
  });
  if (loanId !== null) await announce(tx, loanId, 'calls');
  return true;
}
