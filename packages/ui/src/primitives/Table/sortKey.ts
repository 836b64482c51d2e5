import type { Column } from './column';

/** What a row is sorted by; undefined, which the library sorts last, if it has no value in this column. */
export function sortKey<Row>({ sortValue }: Column<Row>, row: Row): string | number | undefined {
  const value = sortValue?.(row);
  return value === null || value === '' ? undefined : value;
}
