import type { LoanDesk } from '@lending-desk/domain/access';
import { shownSections } from '@lending-desk/domain/loan';
import { fieldsOf } from '@lending-desk/domain/loose';
import { repaymentFigures } from '@lending-desk/domain/repayment';
import { todayOf } from '../calendar/todayOf';
import { accountOf } from '../ledger/readAccount';
import type { StoredLoan } from './findLoan';

/** The fields of a loan that its account says, of those a desk may see: they stand in for what was received. A loan
 *  without an account has none.
 *  @source M8, M27 */
export function ledgerFields(
  { account, sections }: Pick<StoredLoan, 'account' | 'sections'>,
  desk: LoanDesk,
  now: Date,
): Record<string, unknown> {
  if (account === null) return {};
  const { loan } = repaymentFigures(accountOf(account), todayOf(now));
  const shown = new Set(shownSections(desk));
  const fields = {
    ...loan,
    riskBucket: { ...fieldsOf(sections['riskBucket']), ...loan.riskBucket },
    processingFee: { ...fieldsOf(sections['processingFee']), ...loan.processingFee },
  };
  return Object.fromEntries(Object.entries(fields).filter(([name]) => shown.has(name)));
}
