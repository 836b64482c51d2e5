import { type Instant, instantOfEpochMs } from '@lending-desk/domain/calendar';
import { useSyncExternalStore } from 'react';

let since: Instant | null = null;

function subscribe(tell: () => void) {
  const now = ({ type }: Event) => {
    since = type === 'beforeprint' ? (since ?? instantOfEpochMs(Date.now())) : null;
    tell();
  };
  window.addEventListener('beforeprint', now);
  window.addEventListener('afterprint', now);
  return () => {
    window.removeEventListener('beforeprint', now);
    window.removeEventListener('afterprint', now);
  };
}

/** When the printing of the page began; null while it is not printed. */
export function usePrintedAt(): Instant | null {
  return useSyncExternalStore(subscribe, () => since);
}

/** Whether the page is being printed: all content is then rendered, because a printout cannot be scrolled or
 *  expanded. */
export function usePrinting(): boolean {
  return usePrintedAt() !== null;
}
