import type { contract } from '@lending-desk/domain/contract';
import { nachMessages } from '@lending-desk/domain/nach';
import { eq } from 'drizzle-orm';
import { recordAudit } from '../audit/record';
import type { Transaction } from '../db/client';
import { inTransaction } from '../db/transaction';
import { Refused, type SignedInContext, type Verb } from '../http/verb';
import { enqueue } from '../jobs/enqueue';
import { boardAnswer, fileOf, lockFile } from './boardAnswer';
import { commitDeclaration } from './commitJob';
import { nachFile } from './table';

/** Has the rows of a stored file booked: a job does it, which goes on after a crash. One person is enough. The answer,
 *  which is kept for ever, is without rows.
 *  @source M36, M39 */
export const commitFile: Verb<typeof contract.nach.commit> = async (context, { fileId }) =>
  inTransaction(context.db, async tx => {
    await beginCommit(tx, context, fileId);
    return boardAnswer(tx, await fileOf(tx, fileId), 'none');
  });

/** @throws Refused 404 for an id of no file, 409 for one that is committed or about to be, or of which no row books
 *  anything */
export async function beginCommit(
  tx: Transaction,
  context: Pick<SignedInContext, 'now' | 'requestId' | 'viewer'>,
  fileId: string,
): Promise<void> {
  const { now, requestId, viewer } = context;
  await lockFile(tx, fileId);
  const { state, bookable } = await fileOf(tx, fileId);
  if (state !== 'dryRun') throw new Refused(409, nachMessages[state]);
  if (bookable === 0) throw new Refused(409, nachMessages.nothingToPost);
  await tx
    .update(nachFile)
    .set({
      state: 'committing',
      committedById: viewer.idString,
      committedBy: viewer.fullName,
      requestId,
    })
    .where(eq(nachFile.fileId, fileId));
  await recordAudit(tx, context, { action: 'nach.commit', after: { fileId, rows: bookable } });
  await enqueue(tx, commitDeclaration, { key: fileId, payload: { fileId }, runAt: now, now });
}
