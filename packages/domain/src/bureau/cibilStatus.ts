import { field, textOrNull } from '../loose/loose';

/** The state of a loan's CIBIL report; 'other' for an undocumented word. */
export type CibilStatus = 'notFetched' | 'initiated' | 'fetched' | 'other';

/** Reads apolloCibilReport.status; 'initiated' and 'initialized' are one state.
 *  @source CR-056 to CR-058, X-44 */
export function cibilStatus(apolloCibilReport: unknown): CibilStatus {
  const status = textOrNull(field(apolloCibilReport, 'status'))?.toLowerCase() ?? null;
  if (status === null) return 'notFetched';
  if (status === 'initiated' || status === 'initialized') return 'initiated';
  return status === 'fetched' ? 'fetched' : 'other';
}

/** Whether 'Fetch cibil' stays disabled: a report is pending or present. */
export function cibilFetchDisabled(status: CibilStatus): boolean {
  return status === 'initiated' || status === 'fetched';
}
