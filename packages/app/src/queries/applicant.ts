import { applicantContract } from '@lending-desk/domain/applicant';
import { messages } from '@lending-desk/domain/errors';
import { apiOf } from '../http/api';
import { useCall } from './useCall';

const applicantApi = apiOf(applicantContract);

/** Records that the customer consents to microfinance; the loan is read again [CS-031]. */
export function useRecordConsent(loanId: number) {
  return useCall({
    word: 'consent',
    of: loanId,
    send: (_pressed: null, ask) => ask(applicantApi.consent, { loanId }),
    says: messages.applicant.consentRecorded,
  });
}
