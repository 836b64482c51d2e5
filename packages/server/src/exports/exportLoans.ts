import type { contract } from '@lending-desk/domain/contract';
import { recordAudit } from '../audit/record';
import type { Verb } from '../http/verb';
import { loanRows } from './loanRows';

/** Streams loans as CSV for customer support, by id or by the days they started on (CS-115, CS-119), in the columns
 *  of the application details. Audited like those. */
export const exportLoans: Verb<typeof contract.exports.loans> = async (context, input) => {
  const { ids, startDate, endDate } = input;
  const asked = { ids, startDate, endDate };
  await recordAudit(context.db, context, { action: 'exports.loans', after: asked });
  return loanRows(context, 'exports.loans', asked);
};
