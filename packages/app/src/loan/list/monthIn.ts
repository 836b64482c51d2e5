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
