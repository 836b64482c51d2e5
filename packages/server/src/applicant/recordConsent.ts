import type { contract } from '@lending-desk/domain/contract';
import { refusals } from '@lending-desk/domain/errors';
import { fieldsOf } from '@lending-desk/domain/loose';
import { inTransaction } from '../db/transaction';
import { Refused, type Verb } from '../http/verb';
import { openLoan } from '../loan/openLoan';
import { readSections, writeSections } from '../loan/sections';

/** Records that the customer consents to microfinance (CS-032): when in the loan, by whom in the audit. A recorded
 *  consent keeps its time. */
export const recordConsent: Verb<typeof contract.applicant.consent> = async (context, input) =>
  inTransaction(context.db, async tx => {
    const { loanId } = await openLoan(tx, context, input.loanId, 'customerSupport', 'update');
    const { professionalDetails } = await readSections(tx, loanId, ['professionalDetails']);
    const work = fieldsOf(professionalDetails);
    if (work['microFinanceConsentAt']) throw new Refused(409, refusals.consentThere);
    await writeSections(tx, context, {
      loanId,
      sections: {
        professionalDetails: { ...work, microFinanceConsentAt: context.now.toISOString() },
      },
      action: 'applicant.consent',
      announces: 'applicant',
    });
    return {};
  });
