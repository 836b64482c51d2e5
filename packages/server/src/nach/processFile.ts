import { randomUUID } from 'node:crypto';
import { buffer } from 'node:stream/consumers';
import type { ReadableStream as NodeStream } from 'node:stream/web';
import type { contract } from '@lending-desk/domain/contract';
import { nachMessages, nachTotals, readNachFile } from '@lending-desk/domain/nach';
import { recordAudit } from '../audit/record';
import { todayOf } from '../calendar/todayOf';
import { inTransaction } from '../db/transaction';
import { storeFiles } from '../files/storedFiles';
import { Refused, type Verb } from '../http/verb';
import { insertRows } from '../ledger/storeAccounts';
import { boardAnswer, fileOf } from './boardAnswer';
import { beginCommit } from './commitFile';
import { dryRun } from './dryRun';
import { readRecords } from './readRecords';
import { nachFile, nachRow } from './table';

/** Stores a NACH file with what each of its rows would do today, and answers that (CO-007). Nothing is posted, unless
 *  `commit=true` has it committed as well.
 *  @source M39 */
export const processFile: Verb<typeof contract.nach.process> = async (context, { file, commit }) => {
  const { db, files, now, viewer } = context;
  const stream = await files.storage.read(file.objectName);
  if (!stream) throw new Error('The file storage has lost an object');
  // At most five megabytes, by the call's declaration.
  const records = await readRecords(new Uint8Array(await buffer(stream as NodeStream<Uint8Array>)));
  if ('strayQuote' in records) throw new Refused(400, nachMessages.notCsv(records.strayQuote));
  const read = readNachFile(records);
  if ('refused' in read) throw new Refused(400, read.refused);
  const fileId = randomUUID();
  const rows = await dryRun(db, read.lines, { fileId, today: todayOf(now) });
  const totals = nachTotals(rows.map(({ result }) => result));
  const bookable = rows.filter(({ books }) => books !== null).length;
  await inTransaction(db, async tx => {
    const key = `nach/${fileId}.csv`;
    await storeFiles(tx, [{ key, loanId: null, file }], now);
    await tx.insert(nachFile).values({
      fileId,
      fileName: nameOf(file.fileName),
      key,
      sha256: file.sha256,
      state: 'dryRun',
      totals,
      bookable,
      uploadedAt: now,
      uploadedBy: viewer.fullName,
    });
    await insertRows(
      tx,
      nachRow,
      rows.map(({ result: { event: _event, ...result }, books }) => ({
        fileId,
        line: result.line,
        loanId: loanIdOf(result),
        result,
        books,
        booked: false,
      })),
    );
    const { postedAmount: _paise, ...counts } = totals;
    await recordAudit(tx, context, {
      action: 'nach.process',
      after: { fileId, sha256: file.sha256, ...counts },
    });
    if (commit === 'true') await beginCommit(tx, context, fileId);
  });
  return boardAnswer(db, await fileOf(db, fileId), 'all');
};

/** What the file calls a loan may be more than any id. */
const loanIdOf = ({ loanId }: { readonly loanId: number | null }) =>
  loanId !== null && loanId <= 2_147_483_647 ? loanId : null;

/** A name to show, from the sender's. */
function nameOf(fileName: string): string {
  const last = fileName.split(/[/\\]/).at(-1) ?? '';
  return last.replaceAll(/[^\p{L}\p{M}\p{N} ._()-]/gu, '').slice(0, 120) || 'nach.csv';
}
