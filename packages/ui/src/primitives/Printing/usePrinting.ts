import { useSyncExternalStore } from 'react';

let printing = false;

function subscribe(tell: () => void) {
  const now = ({ type }: Event) => {
    printing = type === 'beforeprint';
    tell();
  };
  window.addEventListener('beforeprint', now);
  window.addEventListener('afterprint', now);
  return () => {
    window.removeEventListener('beforeprint', now);
    window.removeEventListener('afterprint', now);
  };
}

/** Whether the page is being printed: all content is then rendered, because a printout cannot be scrolled or
 *  expanded. */
export function usePrinting(): boolean {
  return useSyncExternalStore(subscribe, () => printing);
}
