import { readPayout } from '@lending-desk/domain/repayment';
import { ApplicationTab } from '@lending-desk/ui/loan/ApplicationTab';
import type { LoanTabProps } from '../../../../loan/registry';

/** What was applied for and what became of it [CS-074]. */
export function Tab({ detail: { core, raw } }: LoanTabProps) {
  return <ApplicationTab core={core} payout={readPayout(raw)} />;
}
