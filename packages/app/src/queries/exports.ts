import { businessTimezone, type DateRange } from '@lending-desk/domain/calendar';
import {
  csvLineCounter,
  exportFileName,
  exportsContract,
  type ExportStatus,
  exportStatusValue,
} from '@lending-desk/domain/exports';
import { apiOf } from '../http/api';

const exportsApi = apiOf(exportsContract);

export type ExportSoFar = { readonly rows: number; readonly bytes: number };

export type ExportOptions = {
  readonly signal: AbortSignal;
  readonly onProgress: (sofar: ExportSoFar) => void;
};

export type ExportedFile = { readonly file: Blob; readonly fileName: string; readonly rows: number };

/** Counts the rows while they arrive. The file is always complete: a broken connection or an abort throws. */
async function counted(
  fileName: string,
  options: ExportOptions,
  send: (own: { signal: AbortSignal; onProgress: (part: Uint8Array) => void }) => Promise<Blob>,
): Promise<ExportedFile> {
  const count = csvLineCounter();
  let sofar: ExportSoFar = { rows: 0, bytes: 0 };
  const file = await send({
    signal: options.signal,
    onProgress: part => {
      // The header is not a row.
      sofar = { rows: Math.max(0, count(part) - 1), bytes: sofar.bytes + part.length };
      options.onProgress(sofar);
    },
  });
  return { file, fileName, rows: sofar.rows };
}

/** Fetches the application details of a range [SH-094]. */
export function downloadApplications(
  { range, status }: { readonly range: DateRange; readonly status: ExportStatus },
  options: ExportOptions,
): Promise<ExportedFile> {
  const asked = {
    startDate: range.start,
    endDate: range.end,
    timezone: businessTimezone,
    approvalStatusValue: exportStatusValue(status),
  } as const;
  return counted(exportFileName(range, status), options, own => exportsApi.applications(asked, own));
}

/** Fetches loans by their ids or by the days they started on [CS-115, CS-119]. */
export function downloadLoans(
  asked: { readonly ids: readonly number[] } | { readonly range: DateRange },
  options: ExportOptions,
): Promise<ExportedFile> {
  const which =
    'ids' in asked
      ? { ids: asked.ids.join(',') }
      : { startDate: asked.range.start, endDate: asked.range.end };
  return counted('report.csv', options, own =>
    exportsApi.loans({ ...which, timezone: businessTimezone }, own),
  );
}
