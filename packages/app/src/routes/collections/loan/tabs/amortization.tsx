import { businessDateOf, instantOfEpochMs } from '@lending-desk/domain/calendar';
import { readRepayments, readSchedule } from '@lending-desk/domain/collections';
import { AmortizationTab } from '@lending-desk/ui/collections/AmortizationTab';
import { useState } from 'react';
import type { LoanTabProps } from '../../../../loan/registry';

/** The schedule and what was paid of it [CO-047, CO-050]. */
export function Tab({ detail: { raw } }: LoanTabProps) {
  const [today] = useState(() => businessDateOf(instantOfEpochMs(Date.now())));
  return <AmortizationTab schedule={readSchedule(raw)} repayments={readRepayments(raw)} today={today} />;
}
