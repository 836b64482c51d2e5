import type { sortRows } from './sortRows';

type SortRows = typeof sortRows;

let found: SortRows | null = null;

/** Loads the sorting code on demand: its library is large, and the first paint does not need it. */
export async function loadSorting(): Promise<SortRows> {
  found ??= (await import('./sortRows')).sortRows;
  return found;
}

/** The sorting code if it is already loaded. */
loadSorting.now = (): SortRows | null => found;
