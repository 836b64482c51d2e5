function wholeIn(search: URLSearchParams, name: string, from: number, to: number): number | null {
  const value = Number(search.get(name));
  return Number.isSafeInteger(value) && value >= from && value <= to ? value : null;
}

/** The year and month of an address, which go together. */
export function monthIn(search: URLSearchParams): { year: number | null; month: number | null } {
  const year = wholeIn(search, 'year', 2020, 2100);
  const month = wholeIn(search, 'month', 1, 12);
  return year === null || month === null ? { year: null, month: null } : { year, month };
}

/** A sentence about a year and a month of an address that mean nothing; null if they do.
 *  @param taken  the month that was read, null for none */
export function monthFault(search: URLSearchParams, taken: number | null): string | null {
  const [year, month] = [search.get('year') ?? '', search.get('month') ?? ''];
  if (taken !== null || (year === '' && month === '')) return null;
  if (year === '' || month === '') return 'A year and a month go together.';
  return `There is no month “${month}” of “${year}”.`;
}
