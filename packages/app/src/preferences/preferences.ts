import { comfortableDensity, compactDensity, darkTheme, lightTheme } from '@lending-desk/ui/theme';
import { useSyncExternalStore } from 'react';
import { readPreferences, type Preferences, preferencesKey } from './schema';

const listeners = new Set<() => void>();
let current = readPreferences(localStorage.getItem(preferencesKey));
const systemDark = matchMedia('(prefers-color-scheme: dark)');

/** The theme on the screen: the choice, or the system's. */
function shownTheme({ theme }: Preferences): 'light' | 'dark' {
  return theme === 'system' ? (systemDark.matches ? 'dark' : 'light') : theme;
}

/** Sets theme and density on the document's root, so that they apply to dialogs and menus, too. */
export function wearPreferences() {
  const root = document.documentElement;
  const theme = shownTheme(current);
  root.className = [
    theme === 'dark' ? darkTheme : lightTheme,
    current.density === 'compact' ? compactDensity : comfortableDensity,
  ].join(' ');
  root.style.colorScheme = theme;
}

function changed(next: Preferences) {
  current = next;
  wearPreferences();
  for (const listener of listeners) listener();
}

export function setPreferences(change: Partial<Preferences>) {
  const next = { ...current, ...change };
  localStorage.setItem(preferencesKey, JSON.stringify(next));
  changed(next);
}

systemDark.addEventListener('change', () => changed({ ...current }));
window.addEventListener('storage', event => {
  if (event.key === preferencesKey) changed(readPreferences(event.newValue));
});

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** The display preferences of this browser. */
export function usePreferences(): Preferences {
  return useSyncExternalStore(subscribe, () => current);
}

export function useShownTheme(): 'light' | 'dark' {
  return useSyncExternalStore(subscribe, () => shownTheme(current));
}
