import { type BusinessDate, instantAt } from '@lending-desk/domain/calendar';
import { approvedTerms, openAccount, postThrough, repaymentFigures } from '@lending-desk/domain/repayment';
import { eq, sql } from 'drizzle-orm';
import { auditRow } from '../audit/table';
import { todayOf } from '../calendar/todayOf';
import type { Transaction } from '../db/client';
import { announce } from '../live/announce';
import { putSections, readSections } from '../loan/sections';
import { loan } from '../loan/table';
import { moveInTally } from '../loan/tally';
import { type BookedBy, storeAccounts } from './storeAccounts';
import { ledgerEvent } from './table';

export interface Disbursal {
  readonly loanId: number;
  /** The day the money left; today or earlier. */
  readonly on: BusinessDate;
  /** The bank's reference of the payment (UTR). */
  readonly reference: string;
}

/** The loan is disbursed, or why it is not, in words; `missing` where there is no such loan. */
export type DisbursalOutcome = 'disbursed' | { readonly refused: string; readonly missing?: true };

/** Disburses an approved loan: its account is opened and what has fallen due since is posted, its status, its section
 *  of what was paid out, tally and audit change with it, in the caller's transaction.
 *  @source M8, M9, M10 */
export async function disburse(
  tx: Transaction,
  { loanId, on, reference }: Disbursal,
  { now, by }: { readonly now: Date; readonly by: BookedBy },
): Promise<DisbursalOutcome> {
  const today = todayOf(now);
  const [row] = await tx.select().from(loan).where(eq(loan.loanId, loanId)).for('update');
  if (!row) return { refused: 'Loan not found', missing: true };
  if (row.approvalStatus !== 'APPROVED')
    return { refused: `Only an APPROVED loan can be disbursed, this one is ${row.approvalStatus}` };
  if (on > today) return { refused: 'The day of disbursal is still to come' };
  const [known] = await tx.select().from(ledgerEvent).where(eq(ledgerEvent.reference, reference));
  if (known) return { refused: `The reference ${reference} is booked already, on loan ${known.loanId}` };
  const made = approvedTerms(await readSections(tx, loanId, ['emiDay', 'approvalDetails']), on);
  if ('fault' in made) return { refused: `The approval is incomplete: ${made.fault}` };
  const account = postThrough(openAccount(made.terms), today);
  const { id: byId, name: byName } = by;
  await storeAccounts(tx, [
    {
      account,
      opened: { loanId, number: 0, reference, kind: 'disbursal', bookedOn: today, at: now, byId, byName },
    },
  ]);
  const status = { approvalStatus: 'DISBURSED', applicationStatus: 'COMPLETED' };
  await tx
    .update(loan)
    .set({ ...status, version: sql`${loan.version} + 1`, updatedAt: now })
    .where(eq(loan.loanId, loanId));
  const { amountDisbursed, preEmiAmount, tenure, processingFee } = repaymentFigures(account, today).loan;
  const disbursalDate = on === today ? now.toISOString() : instantAt(on, 12 * 60);
  const paidOut = { amountDisbursed, preEmiAmount, tenure, processingFee };
  const sections = { ...paidOut, disbursalDate, disbursalStatus: 'COMPLETED' };
  await putSections(tx, [{ loanId, sections }]);
  await moveInTally(tx, row, status.approvalStatus);
  await tx.insert(auditRow).values({
    at: now,
    actorId: byId,
    actorName: byName,
    action: 'loan.disburse',
    loanId,
    before: { approvalStatus: row.approvalStatus, applicationStatus: row.applicationStatus },
    after: { ...status, ...sections, reference },
    requestId: by.requestId,
  });
  await announce(tx, loanId, 'decision');
  return 'disbursed';
}
