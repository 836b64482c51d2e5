import { useLayoutEffect, useRef, useState } from 'react';
import { fitTabs } from './fitTabs';
import type { TabItem } from './TabFace';

const gap = 2;
// The button is measured with whatever number it had: room for one digit more.
const spare = 8;

/** Measures the bar and its tabs, and says which of them fit. */
export function useFittingTabs(items: readonly TabItem[], value: string) {
  const barRef = useRef<HTMLDivElement>(null);
  const listRef = useRef<HTMLDivElement>(null);
  const moreRef = useRef<HTMLButtonElement>(null);
  const [shown, setShown] = useState<ReadonlySet<string>>(() => new Set(items.map(item => item.value)));

  useLayoutEffect(() => {
    const bar = barRef.current;
    const list = listRef.current;
    if (!bar || !list) return;
    const measure = () => {
      const widths = [...list.children].map(tab => tab.getBoundingClientRect().width + gap);
      const style = getComputedStyle(bar);
      const room =
        bar.clientWidth - Number.parseFloat(style.paddingLeft) - Number.parseFloat(style.paddingRight);
      const selected = items.findIndex(item => item.value === value);
      const fitting = fitTabs(widths, selected, room, (moreRef.current?.offsetWidth ?? 0) + spare);
      const next = new Set(fitting.flatMap(index => items[index]?.value ?? []));
      setShown(old => (old.size === next.size && [...next].every(name => old.has(name)) ? old : next));
    };
    measure();
    // The tabs too: a counter that arrives, or the web font, widens them.
    const observer = new ResizeObserver(measure);
    observer.observe(bar);
    for (const tab of list.children) observer.observe(tab);
    return () => observer.disconnect();
  }, [items, value]);

  return { barRef, listRef, moreRef, shown };
}
