import { documentMessages } from '@lending-desk/domain/documents';
import { useEffect, useRef, useState } from 'react';
import { useWhenHidden } from '../../primitives/Shown';

const shownMs = 30_000;

type State =
  | { state: 'hidden' | 'asking'; error: string | null }
  | { state: 'shown'; password: string | null };

/** Fetches a password on each request and forgets it after 30 seconds, or when the window or tab loses focus. It
 *  is stored nowhere else. */
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
  // An answer that arrives after unmounting is dropped.
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
