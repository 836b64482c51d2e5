import { type contract, type CallWire, toWireRupees } from '@lending-desk/domain/contract';
import type { NachTotals } from '@lending-desk/domain/nach';
import { and, asc, eq, lt, ne } from 'drizzle-orm';
import type { Database, Transaction } from '../db/client';
import { Refused } from '../http/verb';
import { nachMessages } from '@lending-desk/domain/nach';
import { loan } from '../loan/table';
import { nachFile, nachRow } from './table';

export type FileRow = typeof nachFile.$inferSelect;
type Board = CallWire<typeof contract.nach.read>['data'];
type FileLine = CallWire<typeof contract.nach.list>['data']['files'][number];

/** @throws Refused 404 for an id of no file */
export async function fileOf(db: Database | Transaction, fileId: string): Promise<FileRow> {
  const [file] = await db.select().from(nachFile).where(eq(nachFile.fileId, fileId));
  if (!file) throw new Refused(404, nachMessages.notFound);
  return file;
}

/** Of several who commit or discard a file at once one is first. */
export async function lockFile(tx: Transaction, fileId: string): Promise<void> {
  await tx
    .select({ fileId: nachFile.fileId })
    .from(nachFile)
    .where(eq(nachFile.fileId, fileId))
    .for('update');
}

const totalsWire = ({ postedAmount, ...counts }: NachTotals) => ({
  ...counts,
  postedAmount: toWireRupees(postedAmount),
});

/** A file without its rows, in wire shape. */
export function fileLine(file: FileRow): FileLine {
  const { fileId, fileName, totals, state, uploadedAt, uploadedBy, committedAt, committedBy } = file;
  return {
    fileId,
    fileName,
    ...totalsWire(totals),
    // Also while its rows are being booked: the commit is certain and nobody asks for it again.
    committed: state === 'committing' || state === 'committed',
    state,
    uploadedAt: uploadedAt.toISOString(),
    uploadedBy,
    committedAt: committedAt?.toISOString() ?? null,
    committedBy,
  };
}

/** The documented answer about a file.
 *  @param rows  'none' leaves them out */
export async function boardAnswer(
  db: Database | Transaction,
  file: FileRow,
  rows: 'all' | 'none',
): Promise<{ data: Board }> {
  const { state, done, bookable } = file;
  return {
    data: {
      ...fileLine(file),
      progress: state === 'committing' ? { done, of: bookable } : null,
      sameAs: await sameAs(db, file),
      rows: rows === 'all' ? await rowsOf(db, file) : [],
    },
  };
}

/** An earlier file with exactly these bytes; one that was committed rather than one that was not. */
async function sameAs(
  db: Database | Transaction,
  { fileId, sha256, uploadedAt }: FileRow,
): Promise<Board['sameAs']> {
  const earlier = await db
    .select()
    .from(nachFile)
    .where(
      and(
        eq(nachFile.sha256, sha256),
        ne(nachFile.fileId, fileId),
        lt(nachFile.uploadedAt, uploadedAt),
        ne(nachFile.state, 'discarded'),
      ),
    )
    .orderBy(asc(nachFile.uploadedAt));
  const found = earlier.find(({ state }) => state === 'committed') ?? earlier[0];
  return found
    ? {
        fileId: found.fileId,
        uploadedAt: found.uploadedAt.toISOString(),
        committed: found.state === 'committed',
      }
    : null;
}

async function rowsOf(db: Database | Transaction, { fileId }: FileRow): Promise<Board['rows']> {
  const rows = await db
    .select({ result: nachRow.result, fullName: loan.fullName })
    .from(nachRow)
    .leftJoin(loan, eq(loan.loanId, nachRow.loanId))
    .where(eq(nachRow.fileId, fileId))
    .orderBy(asc(nachRow.line));
  return rows.map(({ result, fullName }) => ({
    ...result,
    scheduled: result.scheduled === null ? null : toWireRupees(result.scheduled),
    fullName,
  }));
}
