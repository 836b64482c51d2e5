import { useCallback, useEffect, useRef } from 'react';

/** Time in milliseconds to move the pointer from the strip to the tooltip. */
const graceMs = 120;

/** Hides something shortly after the pointer leaves, unless it comes back. */
export function useGrace(hide: () => void) {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const stay = useCallback(() => clearTimeout(timer.current), []);
  const leave = useCallback(() => {
    clearTimeout(timer.current);
    timer.current = setTimeout(hide, graceMs);
  }, [hide]);
  return { stay, leave };
}
