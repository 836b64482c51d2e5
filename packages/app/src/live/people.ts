import type { Present } from '@lending-desk/domain/live';
import { useSyncExternalStore } from 'react';

const nobody: readonly Present[] = [];
const listeners = new Set<() => void>();
let shown: { readonly id: string; readonly people: readonly Present[] } | null = null;

/** Who else has a loan open. One loan is followed at a time. */
export function setPeople(id: string, people: readonly Present[]): void {
  if (people.length === 0 && shown?.id !== id) return;
  shown = { id, people };
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** Who else has this loan open. */
export const usePeople = (id: string): readonly Present[] =>
  useSyncExternalStore(subscribe, () => (shown?.id === id ? shown.people : nobody));
