import type { contract } from '@lending-desk/domain/contract';
import { recordAudit } from '../audit/record';
import type { Verb } from '../http/verb';
import { loanRows } from './loanRows';

/** Streams the applications of a date range as CSV (SH-093), newest first. The audit records the request before
 *  the first row, and the number of rows sent once the export ends or is broken off. */
export const exportApplications: Verb<typeof contract.exports.applications> = async (context, input) => {
  const { startDate, endDate, approvalStatusValue } = input;
  const asked = { startDate, endDate, approvalStatusValue };
  await recordAudit(context.db, context, { action: 'exports.applications', after: asked });
  return loanRows(context, 'exports.applications', asked);
};
