import { callWasQueued, type CallParsed, type contract } from '@lending-desk/domain';
import { eq } from 'drizzle-orm';
import { recordAudit } from '../audit/record';
import { inTransaction } from '../db/transaction';
import type { SignedInContext, Verb } from '../http/verb';
import { announce } from '../live/announce';
import { loanIs, loanNotFound } from '../loan/findLoan';
import { demandOpen } from '../loan/readLoan';
import { loan } from '../loan/table';
import type { Telephony } from '../providers/telephony/telephony';
import { callRecord } from './table';

type Call = typeof contract.calls.call;

/** Writes down that the call was asked for, before anybody's telephone rings.
 *  @returns the row's id and the loan it is about */
async function noteCall(context: SignedInContext, input: CallParsed<Call>, provider: string) {
  return inTransaction(context.db, async tx => {
    const [row] = await tx.select().from(loan).where(loanIs(input.loanId));
    if (!row) throw loanNotFound();
    demandOpen(context, row);
    const [noted] = await tx
      .insert(callRecord)
      .values({
        loanId: row.loanId,
        staffId: context.viewer.idString,
        staffName: context.viewer.fullName,
        askedAt: context.now,
        phoneNumber: input.phoneNumber,
        agentId: input.ozonetelAgentId,
        agentUserName: input.ozonetelUserName,
        campaignName: input.campaignKey || null,
        status: 'queued',
        provider,
      })
      .returning();
    if (!noted) throw new Error('The call was not written down');
    // The number stands in the call's own row; the audit names the row.
    await recordAudit(tx, context, {
      action: 'calls.call',
      loanId: row.loanId,
      after: { callId: noted.id, agentId: noted.agentId, campaignName: noted.campaignName, provider },
    });
    return noted;
  });
}

/** Has the provider call the customer of a loan the person may open, and answers its word (CR-033). The note is
 *  committed before the telephones ring, except under an Idempotency-Key: there note and answer are kept together,
 *  and a provider that cannot be reached leaves neither, so that the same key may try again. */
export const callCustomerBy =
  (telephony: Telephony): Verb<Call> =>
  async (context, input) => {
    const noted = await noteCall(context, input, telephony.provider);
    const answer = await telephony.dial({
      loanId: noted.loanId,
      customerNumber: noted.phoneNumber,
      agentId: noted.agentId,
      agentUserName: noted.agentUserName,
      campaignName: noted.campaignName,
      at: context.now,
    });
    await context.db
      .update(callRecord)
      .set({
        status: callWasQueued(answer.status) ? 'queued' : 'refused',
        providerCallId: answer.callId,
        providerAnswer: answer.raw,
      })
      .where(eq(callRecord.id, noted.id));
    await announce(context.db, noted.loanId, 'calls');
    return { data: { status: answer.status } };
  };
