import { useState } from 'react';
import type { Expanding } from './tableParts';

/** Which rows are open, by key. */
export function useExpanding(initial: readonly string[] = []): Expanding {
  const [expanded, setExpanded] = useState<ReadonlySet<string>>(() => new Set(initial));
  /** Expands or collapses a row; toggles it if `open` is omitted. */
  const expand = (key: string, open?: boolean) =>
    setExpanded(old => {
      if (old.has(key) === open) return old;
      const next = new Set(old);
      if (!next.delete(key)) next.add(key);
      return next;
    });
  return { expanded, expand };
}
