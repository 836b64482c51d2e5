/** The page numbers to show, with null for a gap.
 *  @param visible  maximum number of page numbers, including the first and last page; below 5 counts as 5 */
export function pageNumbers(page: number, pageCount: number, visible: number): (number | null)[] {
  const most = Math.max(5, visible);
  if (pageCount <= most) return range(1, pageCount);
  const inner = most - 2;
  const first = Math.min(Math.max(2, page - Math.floor((inner - 1) / 2)), pageCount - inner);
  const last = first + inner - 1;
  return [
    1,
    ...(first > 2 ? [null] : []),
    ...range(first, last),
    ...(last < pageCount - 1 ? [null] : []),
    pageCount,
  ];
}

function range(from: number, to: number): number[] {
  return Array.from({ length: to - from + 1 }, (_, step) => from + step);
}
