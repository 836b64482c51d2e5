import type { contract } from '@lending-desk/domain/contract';
import type { Verb } from '../http/verb';
import { answerOfDesk } from './answerOfDesk';
import { readLoanFor } from './readLoanFor';

/** Reads one loan for the detail screen (CR-026), or parts of it. */
export const readLoan: Verb<typeof contract.loan.read> = (context, { id, sections: parts }) =>
  readLoanFor(context, { desk: 'credit', ref: id, parts, action: 'loan.read' }, async (stored, linked) => {
    const made = answerOfDesk.credit(stored, context, parts);
    // Apart, because the two shapes have different loans.
    return made.parts
      ? { data: { ...made, data: await linked(made.data) } }
      : { data: { ...made, data: await linked(made.data) } };
  });

/** The same for customer support (CS-025). */
export const readSupportLoan: Verb<typeof contract.loan.readForSupport> = (
  context,
  { loanId: ref, sections: parts },
) =>
  readLoanFor(
    context,
    { desk: 'customerSupport', ref, parts, action: 'loan.readForSupport' },
    async (stored, linked) => {
      const made = answerOfDesk.customerSupport(stored, context, parts);
      return made.parts
        ? { data: { ...made, loan: await linked(made.loan) } }
        : { data: { ...made, loan: await linked(made.loan) } };
    },
  );
