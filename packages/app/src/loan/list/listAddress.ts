/** What a list shows beside its filters. */
export type Paged = { readonly page: number };

/** The page of an address, counted from 1. */
export function pageIn(search: URLSearchParams): number {
  const page = Number(search.get('page'));
  return Number.isSafeInteger(page) && page > 0 ? page : 1;
}

/** A sentence about the first word of an address that means nothing; null if all of it does.
 *  @param read  each word that the list knows, what it stands for, and what was read from it: null for nothing */
export function addressFault(
  search: URLSearchParams,
  read: Readonly<Record<string, readonly [what: string, value: unknown]>>,
): string | null {
  for (const [name, [what, value]] of Object.entries(read)) {
    const says = search.get(name) ?? '';
    // A page that was not taken up was read as the first one.
    const taken = name === 'page' ? String(value) === says : value !== null;
    if (says !== '' && !taken) return `There is no ${what} “${says}”.`;
  }
  return null;
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
