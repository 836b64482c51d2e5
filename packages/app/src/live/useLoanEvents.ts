import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useSyncExternalStore } from 'react';
import { useSession } from '../session/session';
import type { LoanSource } from '../queries/loan';
import { useDelayedOff } from './useDelayedOff';

// A background tab closes its connection: a browser allows six per server, and underwriters open many tabs.
const patienceMs = 15_000;

function subscribe(listener: () => void) {
  document.addEventListener('visibilitychange', listener);
  return () => document.removeEventListener('visibilitychange', listener);
}

/** Keeps the loan on the screen up to date, while it is visible and the session lasts. Its code loads after the
 *  loan; without it, and without the stream, Reload Loan does the same.
 *  @param source  keep it stable between renders */
export function useLoanEvents(id: string, source: LoanSource) {
  const client = useQueryClient();
  const visible = useSyncExternalStore(subscribe, () => document.visibilityState === 'visible');
  const watching = useDelayedOff(visible, patienceMs);
  const signedIn = useSession().status === 'signedIn';
  useEffect(() => {
    if (!watching || !signedIn) return;
    const leave = new AbortController();
    import('./followLoan')
      .then(({ followLoan }) => followLoan(client, id, source, leave.signal))
      .catch((thrown: unknown) => {
        if (!leave.signal.aborted) console.warn('No live updates', thrown);
      });
    return () => leave.abort();
  }, [client, id, source, watching, signedIn]);
}
