import { comfortableDensity, compactDensity, darkTheme, lightTheme } from '@lending-desk/ui/theme';
import { sharedValue } from '../sharedValue/sharedValue';
import { readPreferences, type Preferences, preferencesKey } from './schema';

const current = sharedValue(readPreferences(localStorage.getItem(preferencesKey)));
const systemDark = matchMedia('(prefers-color-scheme: dark)');

/** The theme on the screen: the choice, or the system's. */
function shownTheme({ theme }: Preferences): 'light' | 'dark' {
  return theme === 'system' ? (systemDark.matches ? 'dark' : 'light') : theme;
}

/** Sets theme and density on the document's root, so that they apply to dialogs and menus, too. */
export function applyPreferences() {
  const root = document.documentElement;
  const preferences = current.get();
  const theme = shownTheme(preferences);
  root.className = [
    theme === 'dark' ? darkTheme : lightTheme,
    preferences.density === 'compact' ? compactDensity : comfortableDensity,
  ].join(' ');
  root.style.colorScheme = theme;
}

function changed(next: Preferences) {
  current.set(next);
  applyPreferences();
}

export function setPreferences(change: Partial<Preferences>) {
  const next = { ...current.get(), ...change };
  localStorage.setItem(preferencesKey, JSON.stringify(next));
  changed(next);
}

systemDark.addEventListener('change', () => changed({ ...current.get() }));
window.addEventListener('storage', event => {
  if (event.key === preferencesKey) changed(readPreferences(event.newValue));
});

/** The display preferences of this browser. */
export const usePreferences = () => current.use(current.get);

export const useShownTheme = () => current.use(() => shownTheme(current.get()));
