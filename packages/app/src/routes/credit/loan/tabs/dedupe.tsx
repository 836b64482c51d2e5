import { dedupeOutcomes } from '@lending-desk/domain/engine';
import { DedupeTab } from '@lending-desk/ui/engine/DedupeTab';
import { useMemo } from 'react';
import { useLoanAgain } from '../../../../queries/engine';
import type { LoanTabProps } from '../../../../loan/registry';

/** Whether the same person applied before [CR-046]. */
export function Tab({ id, source, detail }: LoanTabProps) {
  const dedupe = useMemo(() => dedupeOutcomes(detail), [detail]);
  const { tryAgain, trying } = useLoanAgain(source, id);
  return <DedupeTab dedupe={dedupe} loanId={detail.core.loanId} onTryAgain={tryAgain} trying={trying} />;
}
