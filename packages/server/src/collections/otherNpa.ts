import { and, asc, eq, isNotNull, isNull, ne } from 'drizzle-orm';
import type { Database } from '../db/client';
import { loanAccount } from '../ledger/table';
import type { LoanRow } from '../loan/findLoan';
import { loan } from '../loan/table';

/** The other loans of a customer that are NPA, by loan id; none where the customer is not known. As of what was last
 *  posted of each, as in the list.
 *  @source M5 */
export async function otherNpaOf(
  db: Database,
  { loanId, customerId }: Pick<LoanRow, 'loanId' | 'customerId'>,
): Promise<readonly number[]> {
  if (customerId === null) return [];
  const rows = await db
    .select({ loanId: loan.loanId })
    .from(loan)
    .innerJoin(loanAccount, eq(loanAccount.loanId, loan.loanId))
    .where(
      and(
        eq(loan.customerId, customerId),
        ne(loan.loanId, loanId),
        isNotNull(loanAccount.npaFrom),
        isNull(loanAccount.npaTo),
      ),
    )
    .orderBy(asc(loan.loanId));
  return rows.map(row => row.loanId);
}
