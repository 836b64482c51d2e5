import { readSection } from '@lending-desk/domain/loan';
import { PersonalDetailsTab } from '@lending-desk/ui/loan/CustomerDetails';
import type { LoanTabProps } from '../../../../loan/registry';
import { useRevealField } from '../../../../queries/loanParts';

/** The customer, to read [CO-027]. */
export function Tab({ id, desk, detail: { raw }, masked }: LoanTabProps) {
  return (
    <PersonalDetailsTab
      personal={readSection(raw, 'personalDetails')}
      professional={readSection(raw, 'professionalDetails')}
      masked={masked}
      onReveal={useRevealField(id, desk)}
    />
  );
}
