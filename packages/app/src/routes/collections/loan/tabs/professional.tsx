import { readSection } from '@lending-desk/domain/loan';
import { ProfessionalDetailsTab } from '@lending-desk/ui/loan/CustomerDetails';
import type { LoanTabProps } from '../../../../loan/registry';

/** What the customer does for a living [CO-028]. */
export function Tab({ detail: { raw } }: LoanTabProps) {
  return <ProfessionalDetailsTab professional={readSection(raw, 'professionalDetails')} />;
}
