import { useState } from 'react';
import type { Expanding } from './tableParts';
import { toggled } from './selecting';

/** Which rows are open, by key. */
export function useExpanding(initial: readonly string[] = []): Expanding {
  const [expanded, setExpanded] = useState<ReadonlySet<string>>(() => new Set(initial));
  /** Expands or collapses a row; toggles it if `open` is omitted. */
  const expand = (key: string, open?: boolean) =>
    setExpanded(old => (open === undefined || old.has(key) !== open ? toggled(old, key) : old));
  return { expanded, expand };
}
