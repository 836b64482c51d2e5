import { useEffect, useRef } from 'react';
import { snackbarTimeoutMs, useSnackbar } from '../../primitives/Snackbar';

/** Tells each failure once a visit, one after the other: a snackbar takes the place of the one before it. */
export function useTellFailures(failures: readonly string[]): void {
  const { show } = useSnackbar();
  const told = useRef(new Set<string>());
  const waiting = useRef<string[]>([]);
  const all = failures.join('\n');

  useEffect(() => {
    for (const failure of all === '' ? [] : all.split('\n')) {
      if (told.current.has(failure)) continue;
      told.current.add(failure);
      waiting.current.push(failure);
    }
    let timer: ReturnType<typeof setTimeout> | undefined;
    const tellNext = () => {
      const message = waiting.current.shift();
      if (message === undefined) return;
      show({ message, tone: 'error' });
      timer = setTimeout(tellNext, snackbarTimeoutMs);
    };
    tellNext();
    return () => clearTimeout(timer);
  }, [all, show]);
}
