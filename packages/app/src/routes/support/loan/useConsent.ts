import { can } from '@lending-desk/domain/access';
import { messages } from '@lending-desk/domain/errors';
import type { RecordConsentProps } from '@lending-desk/ui/loan/ProfessionalTab';
import { textOf } from '../../../http/apiError';
import type { LoanTabProps } from '../../../loan/registry';
import { useRecordConsent } from '../../../queries/applicant';

/** The customer's consent to microfinance, as two tabs record it [CS-031]. */
export function useConsent({ viewer, detail }: Pick<LoanTabProps, 'viewer' | 'detail'>): RecordConsentProps {
  const { press, pending, error } = useRecordConsent(detail.core.loanId);
  return {
    onRecordConsent: () => press(null),
    consent: pending
      ? { state: 'running' }
      : error
        ? { state: 'failed', message: textOf(error, messages.applicant.updateFailed) }
        : { state: 'idle' },
    whyNot: can(viewer, 'recordConsent') ? undefined : messages.statusChange.viewerOnly,
  };
}
