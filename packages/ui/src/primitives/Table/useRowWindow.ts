import { defaultRangeExtractor, type Range, useVirtualizer } from '@tanstack/react-virtual';
import { type RefObject, useCallback, useDeferredValue, useEffect, useState } from 'react';
import type { Slot } from './slots';

export type RowWindowOptions = {
  /** All rows. When the array changes, the visible rows render first and the overscan rows afterwards. */
  rows: readonly unknown[];
  /** Indexes of rows that stay in the DOM wherever the user scrolls: the focused one, the one that is playing. */
  keep: readonly number[];
  scrollerRef: RefObject<HTMLElement | null>;
  /** An element as high as a row, which depends on the density. */
  probeRef: RefObject<HTMLElement | null>;
};

const none: readonly unknown[] = [];

/** The visible rows plus overscan, and the spaces between them. */
export function useRowWindow({ rows, keep, scrollerRef, probeRef }: RowWindowOptions): Slot[] {
  const [height, setHeight] = useState(32);
  useEffect(() => {
    const probe = probeRef.current;
    if (!probe) return;
    const observer = new ResizeObserver(() => setHeight(probe.offsetHeight || 32));
    observer.observe(probe);
    return () => observer.disconnect();
  }, [probeRef]);

  const spare = useDeferredValue(rows, none) === rows;
  const virtualizer = useVirtualizer({
    count: rows.length,
    getScrollElement: () => scrollerRef.current,
    estimateSize: () => height,
    overscan: spare ? 8 : 0,
    // React 19 warns about flushSync inside a layout effect; a scroll renders soon enough without it.
    useFlushSync: false,
    rangeExtractor: useCallback(
      (range: Range) => {
        const kept = keep.filter(index => index >= 0 && index < range.count);
        return [...new Set([...defaultRangeExtractor(range), ...kept])].sort((a, b) => a - b);
      },
      [keep],
    ),
  });
  useEffect(() => virtualizer.measure(), [virtualizer, height]);

  const slots: Slot[] = [];
  let end = 0;
  for (const item of virtualizer.getVirtualItems()) {
    if (item.start > end) slots.push({ space: item.start - end });
    slots.push({ index: item.index });
    end = item.end;
  }
  const after = virtualizer.getTotalSize() - end;
  if (after > 0) slots.push({ space: after });
  return slots;
}
