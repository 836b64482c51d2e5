import { useEffect } from 'react';
import { sharedValue } from '../sharedValue/sharedValue';

/** How a page is called, and the list it was opened from. */
export type PageName = {
  readonly title: string;
  /** Comes before the page in the breadcrumb; the sidebar marks its view. */
  readonly list?: { readonly label: string; readonly to: string } | undefined;
};

// The page knows its name (which queue, which loan) later than its address does.
const named = sharedValue<PageName | null>(null);

/** Names the open page in the breadcrumb and in the title of the window.
 *  @param list  keep it stable between renders */
export function useNamePage(title: string, list?: PageName['list']) {
  useEffect(() => {
    named.set({ title, list });
    return () => named.set(null);
  }, [title, list]);
}

/** The name the open page gave itself, if it did. */
export const usePageName = () => named.use(named.get);
