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

/** Whether the page is going on paper: nobody can scroll or open anything there, so everything is drawn. */
export function usePrinting(): boolean {
  return useSyncExternalStore(subscribe, () => printing);
}
