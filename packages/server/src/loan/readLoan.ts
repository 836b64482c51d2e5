import { isViewOnly, type LoanDesk } from '@lending-desk/domain/access';
import type { contract } from '@lending-desk/domain/contract';
import { recordAudit } from '../audit/record';
import { withFileLinks } from '../documents/withFileLinks';
import type { Verb } from '../http/verb';
import { loanAnswer, partsAnswer } from './loanAnswer';
import { openStoredLoan } from './openLoan';

const desk: LoanDesk = 'credit';

/** Reads one loan for the detail screen (CR-026), or parts of it, and writes an audit row of the read. It never
 *  assigns. */
export const readLoan: Verb<typeof contract.loan.read> = async (context, { id, sections }) => {
  // What is masked in the core is masked wherever it is repeated, so a viewer's answer is made of both.
  const read = isViewOnly(context.viewer.roles) && sections ? ['core' as const, ...sections] : sections;
  const stored = await openStoredLoan(context.db, context, id, { desk, parts: read });
  const loan = loanAnswer(stored, context);
  const answer =
    sections && !sections.includes('core') ? partsAnswer(loan, stored, { desk, parts: sections }) : loan;
  // In parallel: neither needs the other, and a server far from its database then waits once.
  const [data] = await Promise.all([
    withFileLinks(answer, stored.sections, context, desk),
    recordAudit(context.db, context, {
      action: 'loan.read',
      loanId: stored.row.loanId,
      after: sections ? { sections } : undefined,
    }),
  ]);
  return { data };
};
