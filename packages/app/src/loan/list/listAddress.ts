/** What a list shows beside its filters. */
export type Paged = { readonly page: number };

/** The page of an address, counted from 1. */
export function pageIn(search: URLSearchParams): number {
  const page = Number(search.get('page'));
  return Number.isSafeInteger(page) && page > 0 ? page : 1;
}

/** Filters as the words of an address; what is at its default is left out. */
export function searchOf(filters: Readonly<Record<string, string | number | null>>): URLSearchParams {
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(filters)) if (value) search.set(name, String(value));
  return search;
}

/** The address of a page of a list with its filters. */
export function listAddress(path: string, page: number, filters: Parameters<typeof searchOf>[0]): string {
  const search = searchOf({ ...filters, page: page > 1 ? page : null });
  return search.size === 0 ? path : `${path}?${search}`;
}

/** A change of what a list shows. Another filter begins at its first page. */
export function changeView<View extends Paged>(view: View, change: Partial<View>): View {
  return { ...view, page: 1, ...change };
}
