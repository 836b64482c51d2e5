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

/** Fetches the application details of a range [SH-094]. The file is always complete: a broken connection or an
 *  abort throws. */
export async function downloadApplications(
  asked: { readonly range: DateRange; readonly status: ExportStatus },
  options: { readonly signal: AbortSignal; readonly onProgress: (sofar: ExportSoFar) => void },
): Promise<{ file: Blob; fileName: string; rows: number }> {
  const { range, status } = asked;
  const count = csvLineCounter();
  let sofar: ExportSoFar = { rows: 0, bytes: 0 };
  const file = await exportsApi.applications(
    {
      startDate: range.start,
      endDate: range.end,
      timezone: businessTimezone,
      approvalStatusValue: exportStatusValue(status),
    },
    {
      signal: options.signal,
      onProgress: part => {
        // The header is not a row.
        sofar = { rows: Math.max(0, count(part) - 1), bytes: sofar.bytes + part.length };
        options.onProgress(sofar);
      },
    },
  );
  return { file, fileName: exportFileName(range, status), rows: sofar.rows };
}
