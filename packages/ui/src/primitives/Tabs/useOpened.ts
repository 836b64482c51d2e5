import { useState } from 'react';

/** The tabs that were opened so far, in the order of their first opening. */
export function useOpened(value: string): readonly string[] {
  const [opened, setOpened] = useState<readonly string[]>([value]);
  if (opened.includes(value)) return opened;
  const next = [...opened, value];
  setOpened(next);
  return next;
}
