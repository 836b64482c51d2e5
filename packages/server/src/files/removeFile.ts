import type { contract } from '@lending-desk/domain/contract';
import { fileMessages } from '@lending-desk/domain/files';
import { maskText } from '@lending-desk/domain/loan';
import { recordAudit } from '../audit/record';
import { sweepDeclaration } from '../db/sweep';
import { inTransaction } from '../db/transaction';
import { Refused, type Verb } from '../http/verb';
import { enqueue } from '../jobs/enqueue';
import { announce } from '../live/announce';
import { openLoan } from '../loan/openLoan';
import { takeFile } from './storedFiles';

/** Removes a file of a loan for good. From the commit on nobody can open it; its bytes are removed by a sweep that is
 *  due at once, because no transaction waits for the file store. */
export const removeFile: Verb<typeof contract.files.remove> = async (context, { id, key }) =>
  inTransaction(context.db, async tx => {
    const { now } = context;
    const { loanId } = await openLoan(tx, context, id, 'customerSupport');
    const file = await takeFile(tx, { key, loanId });
    if (!file) throw new Refused(404, fileMessages.fileMissing);
    const { contentType, size, sha256 } = file;
    await recordAudit(tx, context, {
      action: 'files.remove',
      loanId,
      before: { file: maskText(key), contentType, size, sha256 },
    });
    const occurrence = `after ${context.requestId}`;
    await enqueue(tx, sweepDeclaration, { key: occurrence, payload: { occurrence }, runAt: now, now });
    await announce(tx, loanId, 'documents');
    return {};
  });
