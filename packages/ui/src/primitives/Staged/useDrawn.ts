import { createContext, startTransition, use, useEffect, useState } from 'react';
import { afterPicture } from './afterPicture';

/** Draws every part with the page, where nobody waits: on paper and in a specification. */
export const DrawnAtOnce = createContext(false);

/** How many of some parts are drawn: one with the page, then one more each time the one before is on the screen. */
export function useDrawn(parts: number): number {
  const [last, setDrawn] = useState(1);
  const drawn = use(DrawnAtOnce) ? parts : last;
  const more = drawn < parts;
  useEffect(() => {
    if (more) return afterPicture(() => startTransition(() => setDrawn(drawn + 1)));
  }, [drawn, more]);
  return drawn;
}
