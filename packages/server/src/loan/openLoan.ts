import { type LoanDesk, mayOpenLoan, messages, type Viewer } from '@lending-desk/domain';
import type { Database, Transaction } from '../db/client';
import { Refused, type SignedInContext } from '../http/verb';
import { findLoan, loanIs, loanNotFound, type LoanRow, type StoredLoan, type WantedLoan } from './findLoan';
import { loan } from './table';

/** Whether somebody may open a loan at a desk, as it stands now. */
export function isOpenTo(
  { idString: id, roles }: Pick<Viewer, 'idString' | 'roles'>,
  row: Pick<LoanRow, 'underwriterId' | 'approvalStatus'>,
  desk: LoanDesk,
): boolean {
  const { underwriterId, approvalStatus } = row;
  return mayOpenLoan({ desk, viewer: { id, roles }, underwriterId, approvalStatus }) !== 'refused';
}

function demandOpen({ viewer }: Pick<SignedInContext, 'viewer'>, row: LoanRow, desk: LoanDesk): void {
  if (isOpenTo(viewer, row, desk)) return;
  const { loan: ofLoan, auth } = messages;
  throw new Refused(403, desk === 'credit' ? ofLoan.notAssignedToYou : auth.writeRefused);
}

/** The row of a loan for who may open it at a desk: the first step of every verb about one loan.
 *  @param hold  'update' keeps the row to this transaction until it ends
 *  @throws Refused 404 when there is no such loan, 403 when it is not theirs to open there (CR-007) */
export async function openLoan(
  db: Database | Transaction,
  context: Pick<SignedInContext, 'viewer'>,
  ref: string,
  desk: LoanDesk,
  hold?: 'update',
): Promise<LoanRow> {
  const query = db.select().from(loan).where(loanIs(ref));
  const [row] = await (hold ? query.for(hold) : query);
  if (!row) throw loanNotFound();
  demandOpen(context, row, desk);
  return row;
}

/** The same with what the desk is shown of the loan, in the one query.
 *  @throws Refused as `openLoan` */
export async function openStoredLoan(
  db: Database | Transaction,
  context: Pick<SignedInContext, 'viewer'>,
  ref: string,
  wanted: WantedLoan,
): Promise<StoredLoan> {
  const stored = await findLoan(db, ref, wanted);
  if (!stored) throw loanNotFound();
  demandOpen(context, stored.row, wanted.desk);
  return stored;
}
