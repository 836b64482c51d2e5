import { comfortableDensity, compactDensity, darkTheme, lightTheme } from '@lending-desk/ui/theme';

/** Sets theme and density on the document's root, so that portals (dialogs, menus) get them too. */
export function applyTheme(globals: Readonly<Record<string, unknown>>): void {
  const root = document.documentElement;
  const dark = globals['theme'] === 'dark';
  const comfortable = globals['density'] === 'comfortable';
  root.className = [dark ? darkTheme : lightTheme, comfortable ? comfortableDensity : compactDensity].join(
    ' ',
  );
  root.style.colorScheme = dark ? 'dark' : 'light';
}
