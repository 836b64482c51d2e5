import type { contract } from '@lending-desk/domain/contract';
import { desc, eq, or, type SQL } from 'drizzle-orm';
import { recordAudit } from '../audit/record';
import type { CallParsed } from '@lending-desk/domain/contract';
import type { Verb } from '../http/verb';
import { searchColumns, wireRows } from './searchRows';
import { loan } from './table';

type Sought = CallParsed<typeof contract.loan.search>;

const most = 100;

/** An indexed look-up at any size. */
function matching({ phone, loanId, email }: Sought): SQL | undefined {
  if (phone !== undefined) return or(eq(loan.primaryPhone, phone), eq(loan.alternatePhone, phone));
  return loanId === undefined ? eq(loan.email, email ?? '') : eq(loan.loanId, loanId);
}

/** The loans of a customer (SH-066), newest first. The audit records by what somebody was sought and how many loans
 *  were found, never the value. */
export const searchLoans: Verb<typeof contract.loan.search> = async (context, sought) => {
  const rows = await context.db
    .select(searchColumns)
    .from(loan)
    .where(matching(sought))
    .orderBy(desc(loan.startedOn), desc(loan.loanId))
    .limit(most);
  await recordAudit(context.db, context, {
    action: 'loan.search',
    after: { by: Object.keys(sought)[0], loans: rows.length },
  });
  return { data: { loans: wireRows(rows, 1, context) } };
};
