import { readMandate } from '@lending-desk/domain/repayment';
import { MandateTab } from '@lending-desk/ui/repayment/MandateTab';
import type { LoanTabProps } from '../../../../loan/registry';
import { useRevealField } from '../../../../queries/loanParts';

/** The customer's mandate [CS-085]. */
export function Tab({ id, desk, masked, detail: { raw } }: LoanTabProps) {
  const onReveal = useRevealField(id, desk);
  return <MandateTab mandate={readMandate(raw)} masked={masked} onReveal={onReveal} />;
}
