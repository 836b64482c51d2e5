import { isViewOnly, type LoanDesk } from '@lending-desk/domain/access';
import type { contract } from '@lending-desk/domain/contract';
import { recordAudit } from '../audit/record';
import { withFileLinks } from '../documents/withFileLinks';
import type { Verb } from '../http/verb';
import { answerLargeLoan } from './answerLargeLoan';
import { answerOfDesk } from './answerOfDesk';
import { parsedLoan } from './findLoan';
import { isLarge } from './largeAnswers';
import { openLoanText } from './openLoan';

const desk = 'credit' satisfies LoanDesk;

/** Reads one loan for the detail screen (CR-026), or parts of it, and writes an audit row of the read. It never
 *  assigns. */
export const readLoan: Verb<typeof contract.loan.read> = async (context, { id, sections }) => {
  // What is masked in the core is masked wherever it is repeated, so a viewer's answer is made of both.
  const read = isViewOnly(context.viewer.roles) && sections ? ['core' as const, ...sections] : sections;
  const text = await openLoanText(context.db, context, id, { desk, parts: read });
  const answer = async () => {
    if (isLarge(text)) return answerLargeLoan(context, text, { desk, parts: sections });
    const stored = parsedLoan(text);
    const loan = answerOfDesk.credit(stored, context, sections);
    return { data: await withFileLinks(loan, stored.sections, context, desk) };
  };
  // In parallel: neither needs the other, and a server far from its database then waits once.
  const [answered] = await Promise.all([
    answer(),
    recordAudit(context.db, context, {
      action: 'loan.read',
      loanId: text.row.loanId,
      after: sections ? { sections } : undefined,
    }),
  ]);
  return answered;
};
