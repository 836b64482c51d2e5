import type { contract } from '@lending-desk/domain/contract';
import { fieldsOf } from '@lending-desk/domain/loose';
import { inTransaction } from '../db/transaction';
import type { Verb } from '../http/verb';
import { openLoan } from './openLoan';
import { readSections, writeSections } from './sections';

/** Stores where a loan came from and answers it (CS-096). The loan's version stays: its source must not cause
 *  somebody's decision to be refused. */
export const saveLoanSource: Verb<typeof contract.loan.saveSource> = async (context, input) =>
  inTransaction(context.db, async tx => {
    const { loanId } = await openLoan(tx, context, input.loanId, 'customerSupport', 'update');
    const { loanDetails } = await readSections(tx, loanId, ['loanDetails']);
    await writeSections(tx, context, {
      loanId,
      sections: { loanDetails: { ...fieldsOf(loanDetails), loanSource: input.loanSource } },
      action: 'loan.saveSource',
      announces: 'applicant',
    });
    return { data: { loanSource: input.loanSource } };
  });
