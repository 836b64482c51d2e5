import { useEffect, useRef } from 'react';
import { snackbarTimeoutMs, useSnackbar } from '../../primitives/Snackbar';

/** Shows each failure once per visit, one after the other, because a new snackbar replaces the previous one. */
export function useFailureSnackbars(failures: readonly string[]): void {
  const { show } = useSnackbar();
  const alreadyShown = useRef(new Set<string>());
  const waiting = useRef<string[]>([]);
  const all = failures.join('\n');

  useEffect(() => {
    for (const failure of all === '' ? [] : all.split('\n')) {
      if (alreadyShown.current.has(failure)) continue;
      alreadyShown.current.add(failure);
      waiting.current.push(failure);
    }
    let timer: ReturnType<typeof setTimeout> | undefined;
    const showNext = () => {
      const message = waiting.current.shift();
      if (message === undefined) return;
      show({ message, tone: 'error' });
      timer = setTimeout(showNext, snackbarTimeoutMs);
    };
    showNext();
    return () => clearTimeout(timer);
  }, [all, show]);
}
