import { readSection } from '@lending-desk/domain/loan';
import { ProfessionalTab } from '@lending-desk/ui/loan/ProfessionalTab';
import type { LoanTabProps } from '../../../../loan/registry';
import { useConsent } from '../useConsent';

/** Employer and income, and the customer's consent to microfinance [CS-031]. */
export function Tab({ viewer, detail }: LoanTabProps) {
  const professional = readSection(detail.raw, 'professionalDetails');
  return <ProfessionalTab professional={professional} {...useConsent({ viewer, detail })} />;
}
