import { type RefObject, useEffect, useState } from 'react';

/** Marks the scroller by the ways it scrolls, for the cells that then stay in view, and while it is scrolled sideways,
 *  for the shadow of the column that stays. Says whether it has anything to scroll at all. */
export function useSideways(scrollerRef: RefObject<HTMLElement | null>): boolean {
  const [scrolls, setScrolls] = useState(false);
  useEffect(() => {
    const scroller = scrollerRef.current;
    if (!scroller) return;
    const mark = () => scroller.toggleAttribute('data-sideways', scroller.scrollLeft > 0);
    const measure = () => {
      const x = scroller.scrollWidth > scroller.clientWidth;
      const y = scroller.scrollHeight > scroller.clientHeight;
      const ways = [x ? 'x' : '', y ? 'y' : ''].join(' ').trim();
      if (ways !== (scroller.dataset['scrolls'] ?? '')) {
        if (ways === '') delete scroller.dataset['scrolls'];
        else scroller.dataset['scrolls'] = ways;
      }
      setScrolls(x || y);
    };
    // An attribute instead of state: scrolling draws nothing anew.
    scroller.addEventListener('scroll', mark, { passive: true });
    // It measures at once, but after the layout of all tables that came together.
    const observer = new ResizeObserver(measure);
    observer.observe(scroller);
    for (const child of scroller.children) observer.observe(child);
    return () => {
      scroller.removeEventListener('scroll', mark);
      observer.disconnect();
    };
  }, [scrollerRef]);
  return scrolls;
}
