import { dedupeOutcomes } from '@lending-desk/domain';
import { DedupeTab } from '@lending-desk/ui/engine/DedupeTab';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useMemo } from 'react';
import { loanQueries } from '../../../../queries/loan';
import type { TabProps } from '../tabs';

/** Whether the same person applied before [CR-046]. */
export function Tab({ id, detail }: TabProps) {
  const client = useQueryClient();
  const dedupe = useMemo(() => dedupeOutcomes(detail), [detail]);
  const tryAgain = useCallback(
    () => void client.refetchQueries({ queryKey: loanQueries.detail(id).queryKey }),
    [client, id],
  );
  return <DedupeTab dedupe={dedupe} loanId={detail.core.loanId} onTryAgain={tryAgain} />;
}
