import { can } from '@lending-desk/domain/access';
import { messages } from '@lending-desk/domain/errors';
import { readSection } from '@lending-desk/domain/loan';
import { ProfessionalTab } from '@lending-desk/ui/loan/ProfessionalTab';
import { useMemo } from 'react';
import { textOf } from '../../../../http/apiError';
import type { LoanTabProps } from '../../../../loan/registry';
import { useRecordConsent } from '../../../../queries/applicant';

/** Employer and income, and the customer's consent to microfinance [CS-031]. */
export function Tab({ viewer, detail }: LoanTabProps) {
  const professional = useMemo(() => readSection(detail.raw, 'professionalDetails'), [detail.raw]);
  const { press, pending, error } = useRecordConsent(detail.core.loanId);
  return (
    <ProfessionalTab
      professional={professional}
      onRecordConsent={() => press(null)}
      consent={
        pending
          ? { state: 'running' }
          : error
            ? { state: 'failed', message: textOf(error, messages.applicant.updateFailed) }
            : { state: 'idle' }
      }
      whyNot={can(viewer, 'recordConsent') ? undefined : messages.statusChange.viewerOnly}
    />
  );
}
