import { can } from '@lending-desk/domain/access';
import { messages } from '@lending-desk/domain/errors';
import type { RecordConsentProps } from '@lending-desk/ui/loan/ProfessionalTab';
import type { LoanTabProps } from '../../../loan/registry';
import { useRecordConsent } from '../../../queries/applicant';
import { runOf } from '../../../http/runOf';

/** The customer's consent to microfinance, as two tabs record it [CS-031]. */
export function useConsent({ viewer, detail }: Pick<LoanTabProps, 'viewer' | 'detail'>): RecordConsentProps {
  const { press, ...action } = useRecordConsent(detail.core.loanId);
  return {
    onRecordConsent: () => press(null),
    consent: runOf(action, messages.applicant.updateFailed),
    whyNot: can(viewer, 'recordConsent') ? undefined : messages.statusChange.viewerOnly,
  };
}
