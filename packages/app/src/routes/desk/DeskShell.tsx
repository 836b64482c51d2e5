import type { Viewer } from '@lending-desk/domain/access';
import { ErrorBoundary } from '@lending-desk/ui/primitives/ErrorBoundary';
import { ShortcutsProvider, useShortcuts } from '@lending-desk/ui/primitives/Shortcuts';
import { useSnackbar } from '@lending-desk/ui/primitives/Snackbar';
import { AppShell } from '@lending-desk/ui/shell/AppShell';
import { viewsWithKeys } from '@lending-desk/ui/shell/navigation';
import { type ReactNode, useCallback, useEffect, useMemo, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { setPreferences, usePreferences, useShownTheme } from '../../preferences/preferences';
import { session } from '../../session/session';
import { loadable } from '../../chunks/loadable';
import { usePageTitle } from '../usePageTitle';
import { usePageName } from '../../shell/breadcrumb';
import { usePage } from './page';
import type { PaletteProps } from './Palette';
import type { ShortcutListProps } from './ShortcutList';

// In one file: they are fetched together.
const overlays = () => import('./overlays');
const palette = loadable<PaletteProps>(async () => (await overlays()).Palette);
const shortcutList = loadable<ShortcutListProps>(async () => (await overlays()).ShortcutList);
const mentions = loadable<object>(async () => {
  // So that a key opens them at once.
  void palette.preload();
  void shortcutList.preload();
  try {
    return (await overlays()).Mentions;
  } catch {
    // Without its files the page goes on.
    return () => null;
  }
});

// Held, because the bar is drawn again only when something of it changes.
const tools = <mentions.View />;

type Props = { viewer: Viewer; children: ReactNode };

/** Sidebar, top bar, palette, and the keys that work on every page. */
export function DeskShell({ viewer, children }: Props) {
  const { singleKeys } = usePreferences();
  return (
    <ShortcutsProvider enabled={singleKeys}>
      <Frame viewer={viewer}>{children}</Frame>
    </ShortcutsProvider>
  );
}

function logOut() {
  void session.logout();
}

function Frame({ viewer, children }: Props) {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const { mini } = usePreferences();
  const theme = useShownTheme();
  const [overlay, setOverlay] = useState<'palette' | 'shortcuts' | null>(null);
  const openPalette = useCallback(() => setOverlay('palette'), []);
  const openShortcuts = useCallback(() => setOverlay('shortcuts'), []);
  const close = useCallback(() => setOverlay(null), []);
  const page = usePage();
  const named = usePageName();
  const title = named?.title ?? page?.title ?? 'Lending Desk';
  const list = named?.list;
  const under = page?.under;
  usePageTitle(title);
  const breadcrumb = useMemo(
    () => [...(under ? [under] : []), ...(list ? [list] : []), { label: title }],
    [under, list, title],
  );

  useShortcuts({
    'ctrl+k': openPalette,
    '?': openShortcuts,
    ...Object.fromEntries(
      viewsWithKeys(viewer).map(({ keys, to }) => [keys.join(' ').toLowerCase(), () => void navigate(to)]),
    ),
  });

  return (
    <>
      <AppShell
        viewer={viewer}
        currentAddress={list?.to ?? pathname + search}
        breadcrumb={breadcrumb}
        mini={mini}
        onToggleMini={useCallback(() => setPreferences({ mini: !mini }), [mini])}
        theme={theme}
        onToggleTheme={useCallback(
          () => setPreferences({ theme: theme === 'dark' ? 'light' : 'dark' }),
          [theme],
        )}
        onLogout={logOut}
        onOpenPalette={openPalette}
        onOpenShortcuts={openShortcuts}
        tools={tools}
      >
        {children}
      </AppShell>
      <ErrorBoundary fallback={() => <OverlayFailed onClose={close} />} resetKeys={[overlay]}>
        {overlay === 'palette' ? <palette.View viewer={viewer} onClose={close} /> : null}
        {overlay === 'shortcuts' ? <shortcutList.View viewer={viewer} onClose={close} /> : null}
      </ErrorBoundary>
    </>
  );
}

/** The files of an overlay did not arrive: the page under it goes on. */
function OverlayFailed({ onClose }: { onClose: () => void }) {
  const { show } = useSnackbar();
  useEffect(() => {
    show({ message: 'This part could not be loaded. Reload the page.', tone: 'error' });
    onClose();
  }, [show, onClose]);
  return null;
}
