import { readEmis } from '@lending-desk/domain/repayment';
import { EmiTab } from '@lending-desk/ui/repayment/EmiTab';
import { useToday } from '../../../../calendar/useToday';
import type { LoanTabProps } from '../../../../loan/registry';

/** The EMIs of the loan [CS-077]. */
export function Tab({ detail: { raw } }: LoanTabProps) {
  const today = useToday();
  return <EmiTab emis={readEmis(raw)} today={today} />;
}
