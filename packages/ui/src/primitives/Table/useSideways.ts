import { type RefObject, useEffect, useState } from 'react';

/** Marks the scroller while it is scrolled sideways, for the shadow of the column that stays,
 *  and says whether it has anything to scroll at all. */
export function useSideways(scrollerRef: RefObject<HTMLElement | null>): boolean {
  const [scrolls, setScrolls] = useState(false);
  useEffect(() => {
    const scroller = scrollerRef.current;
    if (!scroller) return;
    const mark = () => scroller.toggleAttribute('data-sideways', scroller.scrollLeft > 0);
    const measure = () =>
      setScrolls(
        scroller.scrollWidth > scroller.clientWidth || scroller.scrollHeight > scroller.clientHeight,
      );
    // An attribute instead of state: scrolling draws nothing anew.
    scroller.addEventListener('scroll', mark, { passive: true });
    measure();
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
