import { createContext, startTransition, use, useEffect, useState } from 'react';
import { afterPaint } from './afterPaint';

/** Renders all parts at once, for printing and in stories. */
export const DrawnAtOnce = createContext(false);

/** How many of a number of parts to render: one at first, then one more after each paint. */
export function useDrawn(parts: number): number {
  const [last, setDrawn] = useState(1);
  const drawn = use(DrawnAtOnce) ? parts : last;
  const more = drawn < parts;
  useEffect(() => {
    if (more) return afterPaint(() => startTransition(() => setDrawn(drawn + 1)));
  }, [drawn, more]);
  return drawn;
}
