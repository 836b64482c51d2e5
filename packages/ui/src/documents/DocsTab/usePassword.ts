import { documentMessages } from '@lending-desk/domain/documents';
import { useEffect, useRef, useState } from 'react';
import { useWhenHidden } from '../../primitives/Shown';

const shownMs = 30_000;

type State =
  | { state: 'hidden' | 'asking'; error: string | null }
  | { state: 'shown'; password: string | null };

/** A password that is asked for each time and forgotten after thirty seconds, or as soon as the reader turns to
 *  another window or tab: it is kept nowhere else. */
export function usePassword(ask: () => Promise<string | null>) {
  const [now, setNow] = useState<State>({ state: 'hidden', error: null });
  const asked = useRef(0);
  const hide = () => setNow({ state: 'hidden', error: null });

  useEffect(() => {
    if (now.state !== 'shown') return;
    const timer = setTimeout(hide, shownMs);
    window.addEventListener('blur', hide);
    document.addEventListener('visibilitychange', hide);
    return () => {
      clearTimeout(timer);
      window.removeEventListener('blur', hide);
      document.removeEventListener('visibilitychange', hide);
    };
  }, [now.state]);
  useWhenHidden(() => {
    asked.current += 1;
    hide();
  });
  // An answer that comes after the row is gone is not kept.
  useEffect(
    () => () => {
      asked.current += 1;
    },
    [],
  );

  const show = async () => {
    if (now.state === 'asking') return;
    asked.current += 1;
    const mine = asked.current;
    setNow({ state: 'asking', error: null });
    try {
      const password = await ask();
      if (mine === asked.current) setNow({ state: 'shown', password });
    } catch (thrown) {
      const error = thrown instanceof Error ? thrown.message : documentMessages.revealFailed;
      if (mine === asked.current) setNow({ state: 'hidden', error });
    }
  };
  return {
    state: now.state,
    password: now.state === 'shown' ? now.password : null,
    error: now.state === 'shown' ? null : now.error,
    show: () => void show(),
    hide,
  };
}
