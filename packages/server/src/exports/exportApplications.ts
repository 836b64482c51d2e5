import { isViewOnly } from '@lending-desk/domain/access';
import { instantOfEpochMs } from '@lending-desk/domain/calendar';
import type { contract } from '@lending-desk/domain/contract';
import { applicationCells, applicationHeaders } from '@lending-desk/domain/exports';
import { loanWire, maskBySchema, maskPhone, tatSeconds } from '@lending-desk/domain/loan';
import { paise } from '@lending-desk/domain/money';
import { recordAudit } from '../audit/record';
import type { Place } from '../db/keyset';
import type { CsvRow, SignedInContext, Verb } from '../http/verb';
import { type ExportAsked, type ExportedLoan, readChunk } from './readChunk';

/** How many applications are read, and held in memory, at a time. */
export const chunkRows = 500;

/** Streams the applications of a date range as CSV (SH-093), newest first. The audit records the request before
 *  the first row, and the number of rows sent once the export ends or is broken off.
 *
 *  No transaction stays open during a download, because the embedded database has a single connection. Each chunk
 *  is read as the loans are at that moment. Their order never changes, so none is repeated or left out; a loan
 *  whose status changes meanwhile is written with the status it has when its chunk is read. */
export const exportApplications: Verb<typeof contract.exports.applications> = async (context, input) => {
  const { startDate, endDate, approvalStatusValue } = input;
  const asked = { startDate, endDate, approvalStatusValue };
  await recordAudit(context.db, context, { action: 'exports.applications', after: asked });
  return rowsOf(context, asked);
};

async function* rowsOf(context: SignedInContext, asked: ExportAsked): AsyncGenerator<CsvRow> {
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
    const action = whole ? 'exports.applications.done' : 'exports.applications.brokenOff';
    await recordAudit(context.db, context, { action, after: { ...asked, rows } });
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
