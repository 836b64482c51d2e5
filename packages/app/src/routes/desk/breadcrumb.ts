import { useEffect, useSyncExternalStore } from 'react';

/** How a page is called, and the list it was opened from. */
export type PageName = {
  readonly title: string;
  /** Comes before the page in the breadcrumb; the sidebar marks its view. */
  readonly list?: { readonly label: string; readonly to: string } | undefined;
};

// The page knows its name (which queue, which loan) later than its address does.
const listeners = new Set<() => void>();
let named: PageName | null = null;

function name(page: PageName | null) {
  named = page;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** Names the open page in the breadcrumb and in the title of the window.
 *  @param list  keep it stable between renders */
export function useNamePage(title: string, list?: PageName['list']) {
  useEffect(() => {
    name({ title, list });
    return () => name(null);
  }, [title, list]);
}

/** The name the open page gave itself, if it did. */
export function usePageName(): PageName | null {
  return useSyncExternalStore(subscribe, () => named);
}
