import { isViewOnly, type LoanDesk } from '@lending-desk/domain/access';
import type { contract } from '@lending-desk/domain/contract';
import type { LooseObject } from '@lending-desk/domain/loose';
import { recordAudit } from '../audit/record';
import { withFileLinks } from '../documents/withFileLinks';
import type { Verb } from '../http/verb';
import { openStoredLoan } from './openLoan';
import { supportAnswer, supportPartsAnswer } from './supportAnswer';

const desk: LoanDesk = 'customerSupport';

/** Reads one loan for customer support (CS-025), or parts of it, and writes an audit row of the read. */
export const readSupportLoan: Verb<typeof contract.loan.readForSupport> = async (
  context,
  { loanId: ref, sections },
) => {
  // What is masked in the core is masked wherever it is repeated, so a viewer's answer is made of both.
  const read = isViewOnly(context.viewer.roles) && sections ? ['core' as const, ...sections] : sections;
  const stored = await openStoredLoan(context.db, context, ref, { desk, parts: read });
  const whole = supportAnswer(stored, context);
  const linked = async <Loan extends LooseObject & { readonly loanId: number }>(loan: Loan): Promise<Loan> =>
    (await withFileLinks({ data: loan }, stored.sections, context, desk)).data;
  const answer = async () => {
    if (!sections || sections.includes('core')) return { ...whole, loan: await linked(whole.loan) };
    const some = supportPartsAnswer(whole, stored, sections);
    return { ...some, loan: await linked(some.loan) };
  };
  const [data] = await Promise.all([
    answer(),
    recordAudit(context.db, context, {
      action: 'loan.readForSupport',
      loanId: stored.row.loanId,
      after: sections ? { sections } : undefined,
    }),
  ]);
  return { data };
};
