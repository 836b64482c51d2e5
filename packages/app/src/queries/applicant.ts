import { applicantContract } from '@lending-desk/domain/applicant';
import { messages } from '@lending-desk/domain/errors';
import { apiOf } from '../http/api';
import { useLoanMutation } from './useLoanMutation';

const applicantApi = apiOf(applicantContract);

/** Records that the customer consents to microfinance; the loan is read again [CS-031]. */
export function useRecordConsent(loanId: number) {
  return useLoanMutation({
    word: 'consent',
    loanId,
    send: (_pressed: null, once) =>
      once({ loanId }, idempotencyKey => applicantApi.consent({ loanId }, { idempotencyKey })),
    says: messages.applicant.consentRecorded,
  });
}
