import { readMandate } from '@lending-desk/domain/repayment';
import { MandateTab } from '@lending-desk/ui/repayment/MandateTab';
import type { LoanTabProps } from '../../../../loan/registry';

/** The customer's mandate [CS-085]. */
export function Tab({ detail: { raw } }: LoanTabProps) {
  return <MandateTab mandate={readMandate(raw)} />;
}
