import { readPayout } from '@lending-desk/domain/repayment';
import { ApplicationTab } from '@lending-desk/ui/loan/ApplicationTab';
import { useMemo } from 'react';
import type { LoanTabProps } from '../../../../loan/registry';

/** What was applied for and what became of it [CS-074]. */
export function Tab({ detail: { core, raw } }: LoanTabProps) {
  const payout = useMemo(() => readPayout(raw), [raw]);
  return <ApplicationTab core={core} payout={payout} />;
}
