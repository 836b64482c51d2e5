import { auditMessages, auditValues } from '@lending-desk/domain/audit';
import type { contract } from '@lending-desk/domain/contract';
import { eq } from 'drizzle-orm';
import { Refused, type Verb } from '../http/verb';
import { entryColumns, wireEntry } from './listAudit';
import { maskRecorded } from './maskRecorded';
import { recordAudit } from './record';
import { auditRow } from './table';

/** More values of one entry than anybody reads. */
const mostValues = 400;

/** One entry with its values before and after, masked. Reading it is recorded, like every read of a customer's
 *  details. */
export const readEntry: Verb<typeof contract.audit.read> = async (context, { entryId }) => {
  const [row] = await context.db
    .select({ ...entryColumns, before: auditRow.before, after: auditRow.after })
    .from(auditRow)
    .where(eq(auditRow.id, entryId));
  if (!row) throw new Refused(404, auditMessages.notFound);
  const { before, after, ...entry } = row;
  const stored = { before, after };
  await recordAudit(context.db, context, {
    action: 'audit.read',
    ...(row.loanId !== null && { loanId: row.loanId }),
    after: { entry: entryId },
  });
  return {
    data: { entry: { ...wireEntry(entry), ...auditValues(stored, maskRecorded(stored), mostValues) } },
  };
};
