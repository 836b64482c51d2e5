import { type RefObject, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';

/** Width of the last chart: the next one usually has the same, and then renders only once. */
let lastWidth = 560;

/** The width of an element in pixels, so that a chart's text keeps its size. */
export function useWidth<E extends HTMLElement>(): [RefObject<E | null>, number] {
  const ref = useRef<E>(null);
  const [width, setWidth] = useState(lastWidth);
  useEffect(() => {
    const element = ref.current;
    if (!element) return;
    // A ResizeObserver reports after layout and before paint; measuring earlier would force another layout.
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
