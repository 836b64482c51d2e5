import { useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { fitTabs } from './fitTabs';

const gap = 2;
// The button is measured with its current number; this leaves room for one more digit.
const spare = 8;

type Sizes = { widths: readonly number[]; room: number; more: number };

/** Measures the bar and its tabs and returns which of them fit. Does not measure when a tab is selected, because
 *  that would force a synchronous layout of the new content.
 *  @param items  the children of the list; referentially stable, since a new array is measured again */
export function useFittingTabs(
  items: readonly { readonly value: string }[],
  value: string,
  orientation: 'horizontal' | 'vertical' = 'horizontal',
) {
  // A vertical tab list scrolls, so all tabs fit.
  const measures = orientation === 'horizontal';
  const barRef = useRef<HTMLDivElement>(null);
  const listRef = useRef<HTMLDivElement>(null);
  const moreRef = useRef<HTMLButtonElement>(null);
  const endRef = useRef<HTMLDivElement>(null);
  const sizes = useRef<Sizes | null>(null);
  const [shown, setShown] = useState<ReadonlySet<string>>(() => new Set(items.map(item => item.value)));

  const fit = useEffectEvent(() => {
    if (!sizes.current) return;
    const { widths, room, more } = sizes.current;
    const selected = items.findIndex(item => item.value === value);
    const next = new Set(
      fitTabs(widths, selected, room, more + spare).flatMap(index => items[index]?.value ?? []),
    );
    setShown(old => (old.size === next.size && [...next].every(name => old.has(name)) ? old : next));
  });

  useLayoutEffect(() => {
    const bar = barRef.current;
    const list = listRef.current;
    if (!measures || !bar || !list) return;
    const measure = () => {
      const style = getComputedStyle(bar);
      sizes.current = {
        widths: [...list.children].map(tab => tab.getBoundingClientRect().width + gap),
        room:
          bar.clientWidth -
          Number.parseFloat(style.paddingLeft) -
          Number.parseFloat(style.paddingRight) -
          (endRef.current?.offsetWidth ?? 0),
        more: moreRef.current?.offsetWidth ?? 0,
      };
      fit();
    };
    measure();
    // Observes the tabs too: a counter that loads, or the web font, makes them wider.
    const observer = new ResizeObserver(measure);
    observer.observe(bar);
    for (const tab of list.children) observer.observe(tab);
    return () => observer.disconnect();
  }, [items, measures]);
  useLayoutEffect(() => fit(), [value]);

  return { barRef, listRef, moreRef, endRef, isShown: (tab: string) => !measures || shown.has(tab) };
}
