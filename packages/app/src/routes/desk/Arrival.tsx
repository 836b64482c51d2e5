import { type ReactNode, useEffect } from 'react';

let first = true;

/** Moves the focus to the page's heading when a page is opened, so that keyboard users continue there and a screen
 *  reader announces the page. The first page of a visit is left to the browser, and a page that has put the focus
 *  somewhere itself keeps it. */
export function Arrival({ children }: { children: ReactNode }) {
  useEffect(() => {
    if (first) {
      first = false;
      return;
    }
    const page = document.getElementById('page');
    const focused = document.activeElement;
    if (!page || (focused !== page && page.contains(focused))) return;
    const heading = page.querySelector<HTMLElement>('h1');
    if (heading && !heading.hasAttribute('tabindex')) heading.tabIndex = -1;
    (heading ?? page).focus({ preventScroll: true });
  }, []);
  return children;
}
