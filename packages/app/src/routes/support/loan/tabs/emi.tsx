import { businessDateOf, instantOfEpochMs } from '@lending-desk/domain/calendar';
import { readEmis } from '@lending-desk/domain/repayment';
import { EmiTab } from '@lending-desk/ui/repayment/EmiTab';
import { useState } from 'react';
import type { LoanTabProps } from '../../../../loan/registry';

/** The EMIs of the loan [CS-077]. */
export function Tab({ detail: { raw } }: LoanTabProps) {
  const [today] = useState(() => businessDateOf(instantOfEpochMs(Date.now())));
  return <EmiTab emis={readEmis(raw)} today={today} />;
}
