import { bankAccountSchema } from '@lending-desk/domain/applicant';
import { readSection, sectionOf } from '@lending-desk/domain/loan';
import { FinancialTab } from '@lending-desk/ui/loan/FinancialTab';
import { useMemo } from 'react';
import type { LoanTabProps } from '../../../../loan/registry';
import { useRevealField } from '../../../../queries/loanParts';

/** The customer's account [CS-129]. */
export function Tab({ id, detail: { raw }, masked }: LoanTabProps) {
  const financial = useMemo(() => sectionOf(raw, 'financialDetails', bankAccountSchema), [raw]);
  const personal = useMemo(() => readSection(raw, 'personalDetails'), [raw]);
  return (
    <FinancialTab
      financial={financial}
      fullName={personal.state === 'ready' ? personal.value.fullName : null}
      masked={masked}
      onReveal={useRevealField(id, 'customerSupport')}
    />
  );
}
