import type { contract } from '@lending-desk/domain/contract';
import { messages } from '@lending-desk/domain/errors';
import { heldAfter, isApprovalStatus, transitionVerdict } from '@lending-desk/domain/loan';
import { inTransaction } from '../db/transaction';
import { Refused, type Verb } from '../http/verb';
import { openLoan } from './openLoan';
import { writeSections } from './sections';
import { moveInTally } from './tally';

const to = 'IN_REVIEW';

/** Puts a loan that is on hold back into review (CS-017). A decision made on the loan as it was before is then
 *  outdated. */
export const moveToReview: Verb<typeof contract.loan.moveToReview> = async (context, input) =>
  inTransaction(context.db, async tx => {
    const row = await openLoan(tx, context, input.loanId, 'customerSupport', 'update');
    const from = row.approvalStatus;
    if (!isApprovalStatus(from)) throw new Refused(409, messages.loan.statusUnknown(from));
    const { roles } = context.viewer;
    // The rule of this move asks for support only: whoever holds a credit role besides decides at that desk.
    const verdict = transitionVerdict(from, to, { roles, isAssignee: false, hasChangeReason: false });
    if (!verdict.allowed) throw new Refused(409, verdict.message);
    const written = await writeSections(tx, context, {
      loanId: row.loanId,
      sections: {},
      action: 'loan.moveToReview',
      announces: 'decision',
      version: row.version,
      columns: { approvalStatus: to, ...heldAfter(row, to, context.now) },
      extraAudit: { before: { approvalStatus: from }, after: { approvalStatus: to } },
    });
    // The row is locked, so nobody can have raised its version.
    if (!written) throw new Error('A locked loan has changed');
    await moveInTally(tx, row, to);
    return { data: { approvalStatus: to } };
  });
