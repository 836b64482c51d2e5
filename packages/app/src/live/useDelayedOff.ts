import { useEffect, useState } from 'react';

/** Follows a value to true at once, and to false only when it has been false for a while. */
export function useDelayedOff(value: boolean, ms: number): boolean {
  const [lasting, setLasting] = useState(value);
  if (value && !lasting) setLasting(true);
  useEffect(() => {
    if (value) return;
    const timer = setTimeout(() => setLasting(false), ms);
    return () => clearTimeout(timer);
  }, [value, ms]);
  return lasting;
}
