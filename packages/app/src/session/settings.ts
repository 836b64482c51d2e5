import { useCallback, useEffect, useState } from 'react';
import { signinApi } from '../http/api';

export type Settings = Awaited<ReturnType<typeof signinApi.settings>>['data'];

export type SettingsState = {
  /** Null until they are known. */
  readonly settings: Settings | null;
  /** Why they are not known; null while nothing has failed. */
  readonly failure: string | null;
  readonly retry: () => void;
};

let known: Settings | null = null;
let asked: Promise<Settings> | null = null;

function ask(): Promise<Settings> {
  asked ??= signinApi
    .settings()
    .then(answer => (known = answer.data))
    .finally(() => {
      // A failed request is retried by the next caller.
      asked = null;
    });
  return asked;
}

/** Settings are asked for again, as at the next visit: stories of several desks share one page. */
export function forgetSignInSettings() {
  known = null;
}

/** Settings the sign-in pages need before anybody is signed in; requested once per visit. */
export function useSignInSettings(): SettingsState {
  const [state, setState] = useState<Omit<SettingsState, 'retry'>>({ settings: known, failure: null });
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    if (known) return;
    ask().then(
      settings => setState({ settings, failure: null }),
      (thrown: Error) => setState({ settings: null, failure: thrown.message }),
    );
  }, [attempt]);
  const retry = useCallback(() => {
    setState({ settings: known, failure: null });
    setAttempt(count => count + 1);
  }, []);
  return { ...state, retry };
}
