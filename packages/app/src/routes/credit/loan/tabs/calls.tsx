import { readRecordings } from '@lending-desk/domain/calls';
import { CallsTab, type CallsTabProps } from '@lending-desk/ui/calls/CallsTab';
import { useMemo } from 'react';
import { setPreferences, usePreferences } from '../../../../preferences/preferences';
import type { LoanTabProps } from '../../../../loan/registry';
import { useRevealFile } from '../../../../queries/documents';

const rememberSpeed: CallsTabProps['onSpeed'] = playSpeed => setPreferences({ playSpeed });

/** The calls with the customer and their recordings [CR-127, CR-128]. */
export function Tab({ id, desk, detail }: LoanTabProps) {
  const onReveal = useRevealFile(id, desk);
  const recordings = useMemo(() => readRecordings(detail.callRecordings), [detail.callRecordings]);
  const { playSpeed } = usePreferences();
  return <CallsTab recordings={recordings} speed={playSpeed} onSpeed={rememberSpeed} onReveal={onReveal} />;
}
