import { type RefObject, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';

/** As wide as the last chart was: the next one is most often as wide, and then drawn once. */
let lastWidth = 560;

/** How wide an element is drawn, in pixels, so that the words of a chart keep their size. */
export function useWidth<E extends HTMLElement>(): [RefObject<E | null>, number] {
  const ref = useRef<E>(null);
  const [width, setWidth] = useState(lastWidth);
  useEffect(() => {
    const element = ref.current;
    if (!element) return;
    // It tells after the layout and before the picture: asking earlier would lay out the page once more.
    const observer = new ResizeObserver(() => {
      const { clientWidth } = element;
      if (clientWidth === 0) return;
      lastWidth = clientWidth;
      flushSync(() => setWidth(clientWidth));
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return [ref, width];
}
