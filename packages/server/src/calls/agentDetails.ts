import type { AgentDetails } from '@lending-desk/domain/calls';
import type { contract } from '@lending-desk/domain/contract';
import { eq } from 'drizzle-orm';
import { recordAudit } from '../audit/record';
import type { Database, Transaction } from '../db/client';
import { inTransaction } from '../db/transaction';
import type { Verb } from '../http/verb';
import { agentDetails } from './table';

/** A person's agent details; null before the first save. */
export async function findAgentDetails(
  db: Database | Transaction,
  staffId: string,
): Promise<AgentDetails | null> {
  const [found] = await db
    .select({
      agentId: agentDetails.agentId,
      agentUserName: agentDetails.agentUserName,
      campaignName: agentDetails.campaignName,
    })
    .from(agentDetails)
    .where(eq(agentDetails.staffId, staffId));
  return found ?? null;
}

/** The signed-in person's agent details; null before the first save. */
export const readAgentDetails: Verb<typeof contract.calls.agentDetails> = async ({ db, viewer }) => ({
  data: { agentDetails: await findAgentDetails(db, viewer.idString) },
});

/** Stores the signed-in person's agent details, for all their browsers (SH-070). */
export const saveAgentDetails: Verb<typeof contract.calls.saveAgentDetails> = async (context, input) =>
  inTransaction(context.db, async tx => {
    const staffId = context.viewer.idString;
    const before = await findAgentDetails(tx, staffId);
    const after = {
      agentId: input.agentId,
      agentUserName: input.agentUserName,
      campaignName: input.campaignName,
    };
    await tx
      .insert(agentDetails)
      .values({ staffId, ...after, updatedAt: context.now })
      .onConflictDoUpdate({ target: agentDetails.staffId, set: { ...after, updatedAt: context.now } });
    await recordAudit(tx, context, { action: 'calls.saveAgentDetails', before, after });
    return { data: { agentDetails: after } };
  });
