import { useMediaQuery } from '@lending-desk/ui/primitives/MediaQuery';
import { useCallback, useState } from 'react';
import { setPreferences, usePreferences } from '../../../preferences/preferences';

export type RailPart = 'decision' | 'notes';

/** Whether decision and notes are open, and which of them is shown. Beside the content that is a preference; on a narrow screen they lie
 *  over the content, so they begin closed. */
export function useRail() {
  const narrow = useMediaQuery('(max-width: 1279px)');
  const { rail } = usePreferences();
  const [over, setOver] = useState(false);
  const [part, setPart] = useState<RailPart>('decision');
  const open = narrow ? over : rail;
  const set = useCallback(
    (next: boolean) => (narrow ? setOver(next) : setPreferences({ rail: next })),
    [narrow],
  );
  return {
    open,
    toggle: useCallback(() => set(!open), [set, open]),
    part,
    show: useCallback(
      (next: RailPart) => {
        setPart(next);
        set(true);
      },
      [set],
    ),
  };
}
