import { type contract, mayOpenLoan, messages } from '@lending-desk/domain';
import { recordAudit } from '../audit/record';
import { withFileLinks } from '../documents/withFileLinks';
import { Refused, type SignedInContext, type Verb } from '../http/verb';
import { findLoan, loanNotFound, type LoanRow } from './findLoan';
import { loanAnswer } from './loanAnswer';

/** @throws Refused 403 when the loan is assigned to somebody else and the person may not open anybody's (CR-007) */
export function demandOpen(
  context: Pick<SignedInContext, 'viewer'>,
  row: Pick<LoanRow, 'underwriterId'>,
): void {
  const { viewer } = context;
  const opening = mayOpenLoan({
    viewer: { id: viewer.idString, roles: viewer.roles },
    underwriterId: row.underwriterId,
  });
  if (opening === 'refused') throw new Refused(403, messages.loan.notAssignedToYou);
}

/** Reads one loan for the detail screen (CR-026), with the parts asked for, and leaves an audit row of the read.
 *  It never assigns. */
export const readLoan: Verb<typeof contract.loan.read> = async (context, input) => {
  const stored = await findLoan(context.db, input.id, input.sections);
  if (!stored) throw loanNotFound();
  demandOpen(context, stored.row);
  // Side by side: neither needs the other, and a server far from its database waits once.
  const [data] = await Promise.all([
    withFileLinks(loanAnswer(stored, context), stored.sections, context),
    recordAudit(context.db, context, {
      action: 'loan.read',
      loanId: stored.row.loanId,
      after: input.sections ? { sections: input.sections } : undefined,
    }),
  ]);
  return { data };
};
