import { useCallback, useState } from 'react';
import type { Expanding } from './ledgerParts';
import { toggled } from './selecting';

/** Which rows are open, by key. */
export function useExpanding(initial: readonly string[] = []): Expanding {
  const [expanded, setExpanded] = useState<ReadonlySet<string>>(() => new Set(initial));
  /** Opens or closes a row; without a wish it becomes what it is not. */
  const expand = useCallback(
    (key: string, open?: boolean) =>
      setExpanded(old => (open === undefined || old.has(key) !== open ? toggled(old, key) : old)),
    [],
  );
  return { expanded, expand };
}
