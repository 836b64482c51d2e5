import type { contract } from '@lending-desk/domain/contract';
import { nachMessages } from '@lending-desk/domain/nach';
import { eq } from 'drizzle-orm';
import { recordAudit } from '../audit/record';
import { inTransaction } from '../db/transaction';
import { Refused, type Verb } from '../http/verb';
import { boardAnswer, fileOf, lockFile } from './boardAnswer';
import { nachFile } from './table';

/** Discards a file that nobody has committed. Its rows stay to be read.
 *  @source M39 */
export const discardFile: Verb<typeof contract.nach.discard> = async (context, { fileId }) =>
  inTransaction(context.db, async tx => {
    await lockFile(tx, fileId);
    const { state } = await fileOf(tx, fileId);
    if (state !== 'dryRun') throw new Refused(409, nachMessages[state]);
    await tx.update(nachFile).set({ state: 'discarded' }).where(eq(nachFile.fileId, fileId));
    await recordAudit(tx, context, { action: 'nach.discard', after: { fileId } });
    return boardAnswer(tx, await fileOf(tx, fileId), 'none');
  });
