import type { contract } from '@lending-desk/domain/contract';
import { recordAudit } from '../audit/record';
import { inTransaction } from '../db/transaction';
import type { Verb } from '../http/verb';
import { endSession } from './sessions';

/** Ends the session: its tokens are refused from the next request on. */
export const logout: Verb<typeof contract.signin.logout> = async context => {
  await inTransaction(context.db, async tx => {
    await endSession(tx, context.sessionId, context.now);
    await recordAudit(tx, context, { action: 'signin.logout' });
  });
  return {};
};
