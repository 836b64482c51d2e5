import { useEffect, useState } from 'react';
import { signinApi } from '../http/api';

type Settings = Awaited<ReturnType<typeof signinApi.signin.settings>>['data'];

let known: Settings | null = null;
let asked: Promise<Settings> | null = null;

/** What the sign-in pages must know before anybody is known; asked for once per visit. */
export function useSignInSettings(): Settings | null {
  const [settings, setSettings] = useState(known);
  useEffect(() => {
    if (known) return;
    let shown = true;
    asked ??= signinApi.signin.settings().then(answer => (known = answer.data));
    asked
      .then(answer => shown && setSettings(answer))
      .catch(() => {
        // Asked again by the next page that needs it; signing in works without.
        asked = null;
      });
    return () => {
      shown = false;
    };
  }, []);
  return settings;
}
