import { isViewOnly, type LoanDesk } from '@lending-desk/domain/access';
import type { contract } from '@lending-desk/domain/contract';
import type { LooseObject } from '@lending-desk/domain/loose';
import { recordAudit } from '../audit/record';
import { withFileLinks } from '../documents/withFileLinks';
import type { Verb } from '../http/verb';
import { answerLargeLoan } from './answerLargeLoan';
import { answerOfDesk } from './answerOfDesk';
import { parsedLoan } from './findLoan';
import { isLarge } from './largeAnswers';
import { openLoanText } from './openLoan';

const desk = 'customerSupport' satisfies LoanDesk;

/** Reads one loan for customer support (CS-025), or parts of it, and writes an audit row of the read. */
export const readSupportLoan: Verb<typeof contract.loan.readForSupport> = async (
  context,
  { loanId: ref, sections },
) => {
  // What is masked in the core is masked wherever it is repeated, so a viewer's answer is made of both.
  const read = isViewOnly(context.viewer.roles) && sections ? ['core' as const, ...sections] : sections;
  const text = await openLoanText(context.db, context, ref, { desk, parts: read });
  const answer = async () => {
    if (isLarge(text)) return answerLargeLoan(context, text, { desk, parts: sections });
    const stored = parsedLoan(text);
    const linked = async <Loan extends LooseObject & { readonly loanId: number }>(
      loan: Loan,
    ): Promise<Loan> => (await withFileLinks({ data: loan }, stored.sections, context, desk)).data;
    const made = answerOfDesk.customerSupport(stored, context, sections);
    // Apart, because the two shapes have different loans.
    return made.parts
      ? { data: { ...made, loan: await linked(made.loan) } }
      : { data: { ...made, loan: await linked(made.loan) } };
  };
  const [answered] = await Promise.all([
    answer(),
    recordAudit(context.db, context, {
      action: 'loan.readForSupport',
      loanId: text.row.loanId,
      after: sections ? { sections } : undefined,
    }),
  ]);
  return answered;
};
