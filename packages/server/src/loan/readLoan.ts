import type { contract } from '@lending-desk/domain/contract';
import { recordAudit } from '../audit/record';
import { withFileLinks } from '../documents/withFileLinks';
import type { Verb } from '../http/verb';
import { loanAnswer } from './loanAnswer';
import { openStoredLoan } from './openLoan';

const desk = 'credit';

/** Reads one loan for the detail screen (CR-026), with the requested parts, and writes an audit row of the read.
 *  It never assigns. */
export const readLoan: Verb<typeof contract.loan.read> = async (context, input) => {
  const stored = await openStoredLoan(context.db, context, input.id, { desk, parts: input.sections });
  // In parallel: neither needs the other, and a server far from its database then waits once.
  const [data] = await Promise.all([
    withFileLinks(loanAnswer(stored, context), stored.sections, context, desk),
    recordAudit(context.db, context, {
      action: 'loan.read',
      loanId: stored.row.loanId,
      after: input.sections ? { sections: input.sections } : undefined,
    }),
  ]);
  return { data };
};
