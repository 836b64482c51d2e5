import { isViewOnly } from '@lending-desk/domain/access';
import { instantOfEpochMs } from '@lending-desk/domain/calendar';
import { applicationCells, applicationHeaders } from '@lending-desk/domain/exports';
import { loanWire, maskBySchema, maskPhone, tatSeconds } from '@lending-desk/domain/loan';
import { paise } from '@lending-desk/domain/money';
import { recordAudit } from '../audit/record';
import type { Place } from '../db/keyset';
import type { CsvRow, SignedInContext } from '../http/verb';
import { type ExportAsked, type ExportedLoan, readChunk } from './readChunk';

/** How many applications are read, and held in memory, at a time. */
export const chunkRows = 100;

/** The header and a row for each loan that is asked for, newest first. The number of rows sent is recorded under the
 *  action's name once the export ends or is broken off.
 *
 *  No transaction stays open during a download, because the embedded database has a single connection. Each chunk
 *  is read as the loans are at that moment. Their order never changes, so none is repeated or left out; a loan
 *  whose status changes meanwhile is written with the status it has when its chunk is read.
 *  @param action  what the audit calls the export */
export async function* loanRows(
  context: SignedInContext,
  action: 'exports.applications' | 'exports.loans',
  asked: ExportAsked,
): AsyncGenerator<CsvRow> {
  let after: Place | null = null;
  let rows = 0;
  let whole = false;
  try {
    yield applicationHeaders;
    while (!whole) {
      const chunk: ExportedLoan[] = await readChunk(context.db, asked, { after, count: chunkRows });
      for (const one of chunk) {
        yield cellsOf(one, context);
        rows += 1;
      }
      after = chunk.at(-1)?.place ?? after;
      whole = chunk.length < chunkRows;
    }
  } finally {
    const ended = `${action}.${whole ? 'done' : 'brokenOff'}`;
    await recordAudit(context.db, context, { action: ended, after: { ...asked, rows } });
  }
}

/** Viewers get personal data masked, as everywhere. */
function cellsOf({ row, sections }: ExportedLoan, { viewer, now }: SignedInContext): CsvRow {
  const masked = isViewOnly(viewer.roles);
  return applicationCells({
    loanId: row.loanId,
    startedOn: instantOfEpochMs(row.startedOn.getTime()),
    fullName: row.fullName,
    primaryPhone: masked && row.primaryPhone ? maskPhone(row.primaryPhone) : row.primaryPhone,
    amountApplied: paise(row.amountAppliedMinor),
    approvalStatus: row.approvalStatus,
    applicationStatus: row.applicationStatus,
    underwriterName: row.underwriterName,
    decidedOn: row.decidedAt && instantOfEpochMs(row.decidedAt.getTime()),
    tatSeconds: tatSeconds(row, now),
    engineDecision: row.jupiterDecision,
    engineScore: row.jupiterScore,
    // No section of an export holds a file.
    sections: masked ? maskBySchema(sections, loanWire, () => '') : sections,
  });
}
