import type { Present } from '@lending-desk/domain/live';
import { sharedValue } from '../sharedValue/sharedValue';

const nobody: readonly Present[] = [];
const shown = sharedValue<{ readonly id: string; readonly people: readonly Present[] } | null>(null);

/** Who else has a loan open. One loan is followed at a time. */
export function setPeople(id: string, people: readonly Present[]): void {
  if (people.length === 0 && shown.get()?.id !== id) return;
  shown.set({ id, people });
}

/** Who else has this loan open. */
export const usePeople = (id: string): readonly Present[] =>
  shown.use(() => {
    const now = shown.get();
    return now?.id === id ? now.people : nobody;
  });
