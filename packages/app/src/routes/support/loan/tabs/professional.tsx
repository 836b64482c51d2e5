import { readSection } from '@lending-desk/domain/loan';
import { ProfessionalTab } from '@lending-desk/ui/loan/ProfessionalTab';
import { useMemo } from 'react';
import type { LoanTabProps } from '../../../../loan/registry';
import { useConsent } from '../useConsent';

/** Employer and income, and the customer's consent to microfinance [CS-031]. */
export function Tab({ viewer, detail }: LoanTabProps) {
  const professional = useMemo(() => readSection(detail.raw, 'professionalDetails'), [detail.raw]);
  return <ProfessionalTab professional={professional} {...useConsent({ viewer, detail })} />;
}
