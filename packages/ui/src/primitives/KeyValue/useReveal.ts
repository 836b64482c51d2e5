import { useEffect, useState } from 'react';

/** Shows a masked value for a while; hides it again by itself.
 *  @param forMs how long it stays open, in milliseconds */
export function useReveal(forMs: number, onReveal: (() => void) | undefined) {
  const [shown, setShown] = useState(false);
  useEffect(() => {
    if (!shown) return;
    const timer = setTimeout(() => setShown(false), forMs);
    return () => clearTimeout(timer);
  }, [shown, forMs]);

  const toggle = () => {
    if (!shown) onReveal?.();
    setShown(!shown);
  };
  return { shown, toggle };
}
