import { formatDateTime, instantOfEpochMs } from '@lending-desk/domain/calendar';
import type { contract } from '@lending-desk/domain/contract';
import { and, getTableColumns } from 'drizzle-orm';
import type { Place } from '../db/keyset';
import type { CsvRow, SignedInContext, Verb } from '../http/verb';
import { personColumn } from './listAudit';
import { maskRecorded } from './maskRecorded';
import { type AuditFilter, narrowed, newestFirst } from './narrowed';
import { recordAudit } from './record';
import { auditRow } from './table';

/** How many entries are read, and held in memory, at a time. */
export const chunkEntries = 500;

const headers = [
  'At',
  'Day and time',
  'Who',
  'Id of who',
  'What',
  'Loan Id',
  'Whose account',
  'Id of the account',
  'Request',
  'Before',
  'After',
];

/** Streams the audit as CSV, newest first, with personal data masked. The request is recorded before the first row,
 *  the number of rows at the end; entries written meanwhile, this one among them, are not part of it. */
export const exportAudit: Verb<typeof contract.audit.export> = async (context, filter) => {
  await recordAudit(context.db, context, { action: 'audit.export', after: filter });
  return rowsOf(context, filter);
};

async function* rowsOf(context: SignedInContext, filter: AuditFilter): AsyncGenerator<CsvRow> {
  let after: Place | null = null;
  let rows = 0;
  let whole = false;
  try {
    yield headers;
    while (!whole) {
      const chunk: Entry[] = await readChunk(context, filter, after);
      for (const one of chunk) {
        yield cellsOf(one);
        rows += 1;
      }
      after = chunk.at(-1)?.place ?? after;
      whole = chunk.length < chunkEntries;
    }
  } finally {
    const action = whole ? 'audit.export.done' : 'audit.export.brokenOff';
    await recordAudit(context.db, context, { action, after: { ...filter, rows } });
  }
}

type Entry = Awaited<ReturnType<typeof readChunk>>[number];

function readChunk({ db, now }: SignedInContext, filter: AuditFilter, after: Place | null) {
  // It begins before the request: what is recorded from then on is not part of it.
  const position = { towards: 'next', from: after ?? [now.toISOString(), lowestId] } as const;
  return db
    .select({ ...getTableColumns(auditRow), person: personColumn, place: newestFirst.place })
    .from(auditRow)
    .where(and(narrowed(filter), newestFirst.after(position)))
    .orderBy(...newestFirst.orderBy(position))
    .limit(chunkEntries);
}

const lowestId = '00000000-0000-0000-0000-000000000000';

function cellsOf(entry: Entry): CsvRow {
  const { before, after } = maskRecorded(entry);
  const at = instantOfEpochMs(entry.at.getTime());
  const text = (value: unknown) => (value === null || value === undefined ? null : JSON.stringify(value));
  return [
    at,
    formatDateTime(at),
    entry.actorName,
    entry.actorId,
    entry.action,
    entry.loanId,
    entry.person?.fullName ?? null,
    entry.person?.idString ?? null,
    entry.requestId,
    text(before),
    text(after),
  ];
}
