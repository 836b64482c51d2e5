import { bankAccountSchema } from '@lending-desk/domain/applicant';
import { readSection, sectionOf } from '@lending-desk/domain/loan';
import { FinancialTab } from '@lending-desk/ui/loan/FinancialTab';
import type { LoanTabProps } from '../../../../loan/registry';
import { useRevealField } from '../../../../queries/loanParts';

/** The customer's account [CS-129]. */
export function Tab({ id, desk, detail: { raw }, masked }: LoanTabProps) {
  const personal = readSection(raw, 'personalDetails');
  return (
    <FinancialTab
      financial={sectionOf(raw, 'financialDetails', bankAccountSchema)}
      fullName={personal.state === 'ready' ? personal.value.fullName : null}
      masked={masked}
      onReveal={useRevealField(id, desk)}
    />
  );
}
