import { readSection } from '@lending-desk/domain/loan';
import { FinancialDetailsTab } from '@lending-desk/ui/loan/CustomerDetails';
import type { LoanTabProps } from '../../../../loan/registry';
import { useRevealField } from '../../../../queries/loanParts';

/** The customer's account and salary [CO-029]. */
export function Tab({ id, desk, detail: { raw }, masked }: LoanTabProps) {
  return (
    <FinancialDetailsTab
      financial={readSection(raw, 'financialDetails')}
      professional={readSection(raw, 'professionalDetails')}
      masked={masked}
      onReveal={useRevealField(id, desk)}
    />
  );
}
