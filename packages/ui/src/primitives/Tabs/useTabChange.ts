import { useLayoutEffect, useRef } from 'react';

/** Tells of each change once. A press both focuses and chooses a tab, and Radix reports each;
 *  a caller that writes the tab into the address would leave two entries in the history. */
export function useTabChange(value: string, onChange: (value: string) => void) {
  const told = useRef(value);
  useLayoutEffect(() => {
    told.current = value;
  });
  return (next: string) => {
    if (next === told.current) return;
    told.current = next;
    onChange(next);
  };
}
