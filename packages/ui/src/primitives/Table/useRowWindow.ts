import { defaultRangeExtractor, type Range, useVirtualizer } from '@tanstack/react-virtual';
import { type RefObject, useCallback, useDeferredValue, useEffect, useState } from 'react';
import type { Slot } from './slots';

export type RowWindowOptions = {
  /** All rows; other ones are drawn as far as they are in view, and those to spare after that. */
  rows: readonly unknown[];
  /** Rows that stay in the document wherever the reader scrolls: the one that holds the focus, the one that plays. */
  keep: readonly number[];
  scrollerRef: RefObject<HTMLElement | null>;
  /** An element as high as a row, which follows the density. */
  probeRef: RefObject<HTMLElement | null>;
};

const none: readonly unknown[] = [];

/** The rows in view with some to spare, and the spaces between them. */
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
    // React 19 warns of a synchronous flush inside a layout effect; a scroll draws soon enough without.
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
