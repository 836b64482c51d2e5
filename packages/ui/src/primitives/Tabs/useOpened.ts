import { useState } from 'react';
import type { TabItem } from './TabFace';

/** The tabs with a mounted panel: the selected one, and kept ones opened before. */
export function useOpened(items: readonly TabItem[], value: string): readonly TabItem[] {
  const [opened, setOpened] = useState<ReadonlySet<string>>(new Set([value]));
  if (!opened.has(value)) setOpened(now => new Set([...now, value]));
  return items.filter(item => item.value === value || (item.kept && opened.has(item.value)));
}
