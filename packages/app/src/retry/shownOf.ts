import type { ListShown } from '@lending-desk/ui/primitives/Table';

type Failed = Omit<Extract<ListShown<never>, { state: 'failed' }>, 'state'>;

/** What a page shows of a list.
 *  @param rows  undefined until they are there
 *  @param failed  why the list cannot be shown, null while it can */
export function shownOf<Row>(
  rows: readonly Row[] | undefined,
  failed: Failed | null,
  refreshing = false,
): ListShown<Row> {
  if (failed) return { state: 'failed', ...failed };
  return rows ? { state: refreshing ? 'refreshing' : 'ready', rows } : { state: 'loading' };
}
