import { readEquifax } from '@lending-desk/domain/bureau';
import { EquifaxSummaryTab } from '@lending-desk/ui/bureau/EquifaxSummaryTab';
import { useMemo } from 'react';
import type { LoanTabProps } from '../../../../loan/registry';
import { useLoanPart } from '../../../../queries/loanParts';
import { supportSource } from '../../../../queries/supportLoan';

/** What Equifax says of the customer, in short [CS-072, CS-073]. */
export function Tab({ id }: LoanTabProps) {
  const { data: part, error, refetch } = useLoanPart(supportSource, id, 'bureau');
  const data = useMemo(() => part && readEquifax(part.raw), [part]);
  return (
    <EquifaxSummaryTab
      data={data}
      error={error && !part ? { title: error.message, retry: { onTryNow: () => void refetch() } } : undefined}
    />
  );
}
