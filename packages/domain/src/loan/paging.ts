/** Rows on a page, in every paginated loan list [SH-056]. */
export const pageSize = 25;

const growth = 75;

/** The total of the support and collections lists after a page was loaded: 75 more when fewer than 75 items
 *  remain after a page that had rows [SH-061].
 *  @param page  counted from 1 */
export function grownTotal(total: number, page: number, rowsOnPage: number): number {
  return rowsOnPage > 0 && total - page * pageSize < growth ? total + growth : total;
}

/** The total of a list: the server's if it sent one, otherwise the assumed one. */
export function knownTotal(assumed: number, serverTotal: number | null | undefined): number {
  return serverTotal ?? assumed;
}

/** Pages needed for a total; an empty list still has its first page. */
export function pageCount(total: number): number {
  return Math.max(1, Math.ceil(total / pageSize));
}
