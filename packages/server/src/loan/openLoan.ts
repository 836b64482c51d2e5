import { type Desk, desks, mayOpenLoan, type Viewer } from '@lending-desk/domain/access';
import { messages } from '@lending-desk/domain/errors';
import type { Database, Transaction } from '../db/client';
import { Refused, type SignedInContext } from '../http/verb';
import {
  findLoanText,
  loanIs,
  loanNotFound,
  type LoanRow,
  type LoanText,
  parsedLoan,
  type StoredLoan,
  type WantedLoan,
} from './findLoan';
import { loan } from './table';

/** Whether a user may open a loan at a desk at this moment. */
export function isOpenTo(
  { idString: id, roles }: Pick<Viewer, 'idString' | 'roles'>,
  row: Pick<LoanRow, 'underwriterId' | 'approvalStatus'>,
  desk: Desk,
): boolean {
  const { underwriterId, approvalStatus } = row;
  return mayOpenLoan({ desk, viewer: { id, roles }, underwriterId, approvalStatus }) !== 'refused';
}

function demandOpen({ viewer }: Pick<SignedInContext, 'viewer'>, row: LoanRow, desk: Desk): void {
  if (isOpenTo(viewer, row, desk)) return;
  if (desks[desk].opens !== 'assigned') throw new Refused(403, messages.auth.writeRefused);
  // Whom to ask, as the queue shows it.
  const { underwriterName: underWriterName } = row;
  throw new Refused(
    403,
    messages.loan.notAssignedToYou,
    underWriterName === null ? undefined : { underWriterName },
  );
}

/** The row of a loan, for a user who may open it at a desk: the first step of every verb about one loan.
 *  @param hold  'update' locks the row until the transaction ends
 *  @throws Refused 404 when there is no such loan, 403 when the user may not open it there (CR-007) */
export async function openLoan(
  db: Database | Transaction,
  context: Pick<SignedInContext, 'viewer'>,
  ref: string,
  desk: Desk,
  hold?: 'update',
): Promise<LoanRow> {
  const query = db.select().from(loan).where(loanIs(ref));
  const [row] = await (hold ? query.for(hold) : query);
  if (!row) throw loanNotFound();
  demandOpen(context, row, desk);
  return row;
}

/** The same, with the sections the desk may see as JSON, in one query.
 *  @throws Refused as `openLoan` */
export async function openLoanText(
  db: Database | Transaction,
  context: Pick<SignedInContext, 'viewer'>,
  ref: string,
  wanted: WantedLoan,
): Promise<LoanText> {
  const text = await findLoanText(db, ref, wanted);
  if (!text) throw loanNotFound();
  demandOpen(context, text.row, wanted.desk);
  return text;
}

/** The same, with its sections as values.
 *  @throws Refused as `openLoan` */
export async function openStoredLoan(
  db: Database | Transaction,
  context: Pick<SignedInContext, 'viewer'>,
  ref: string,
  wanted: WantedLoan,
): Promise<StoredLoan> {
  return parsedLoan(await openLoanText(db, context, ref, wanted));
}

/** The same, locked, with its sections as they are once the lock is held: for whoever rewrites one of them. A section
 *  read before the lock may be overwritten by what it was. */
export async function holdStoredLoan(
  tx: Transaction,
  context: Pick<SignedInContext, 'viewer'>,
  ref: string,
  wanted: WantedLoan,
): Promise<StoredLoan> {
  // A query of its own: one that waits for the lock still reads everything else as it was before.
  await openLoan(tx, context, ref, wanted.desk, 'update');
  return openStoredLoan(tx, context, ref, wanted);
}
