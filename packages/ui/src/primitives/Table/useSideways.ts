import { type RefObject, useEffect, useState } from 'react';

/** Sets attributes on the scroll area for the directions it scrolls in, which make cells sticky, and for whether
 *  it is scrolled sideways, which adds the sticky column's shadow. Returns whether it scrolls at all. */
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
    // An attribute instead of state, so that scrolling does not render.
    scroller.addEventListener('scroll', mark, { passive: true });
    // The observer also measures initially, after the layout of all tables mounted together.
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
