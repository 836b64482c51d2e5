import type { sortRows } from './sortRows';

type SortRows = typeof sortRows;

let found: SortRows | null = null;

/** Fetches what sorts rows: a table library that the first rows can do without. */
export async function loadSorting(): Promise<SortRows> {
  found ??= (await import('./sortRows')).sortRows;
  return found;
}

/** It, if it is there already. */
loadSorting.now = (): SortRows | null => found;
