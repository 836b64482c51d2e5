import { can, type Viewer } from '@lending-desk/domain/access';
import { CommandPalette, type PaletteGroup } from '@lending-desk/ui/primitives/CommandPalette';
import { navigationFor } from '@lending-desk/ui/shell/navigation';
import { useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { setPreferences, usePreferences, useShownTheme } from '../../preferences/preferences';
import { session } from '../../session/session';
import { type Command, type CommandGroup, useCommands } from '../../shell/commands';
import { overlays } from '../overlays';

export type PaletteProps = { viewer: Viewer; onClose: () => void };

const searches = overlays.flatMap(desk => desk.useSearch ?? []);

const fits = (label: string, query: string) => label.toLowerCase().includes(query.trim().toLowerCase());

/** One field that searches the desks, the commands of the open page and the views this person may open. */
export function Palette({ viewer, onClose }: PaletteProps) {
  const [query, setQuery] = useState('');
  const chosen = useRef<Command>(undefined);
  // oxlint-disable-next-line react-hooks/rules-of-hooks -- the list of desks never changes, so the order of hooks neither
  const found = searches.map(useSearch => useSearch(viewer, query));
  const failed = found.filter(one => one.error !== null);
  const offered = [...useCommands(), useViews(viewer), useActions()];
  const groups: readonly CommandGroup[] = [
    ...found.map(one => one.group),
    ...offered.map(group => ({ ...group, items: group.items.filter(item => fits(item.label, query)) })),
  ];
  const shown: PaletteGroup[] = groups.map(group => ({
    label: group.label,
    items: group.items.map(({ id, label, kbd }) => ({ id, label, kbd, highlight: query.trim() })),
  }));

  return (
    <CommandPalette
      open
      onClose={onClose}
      query={query}
      onQueryChange={setQuery}
      groups={shown}
      loading={found.some(one => one.loading)}
      failure={
        failed[0]?.error
          ? { message: failed[0].error.message, onRetry: () => failed.forEach(one => one.refetch()) }
          : undefined
      }
      onSelect={({ id }) => {
        chosen.current = groups.flatMap(group => group.items).find(item => item.id === id);
        onClose();
      }}
      onClosed={() => chosen.current?.run()}
    />
  );
}

const account = '/account';

/** The views of the sidebar, by desk and name, and the person's own account. */
function useViews(viewer: Viewer): CommandGroup {
  const navigate = useNavigate();
  const views = navigationFor(viewer).flatMap(group =>
    group.items.map(({ label, to, keys }) => ({
      id: to,
      label: `${group.label}: ${label}`,
      ...(keys && { kbd: keys }),
      run: () => void navigate(to),
    })),
  );
  const own = { id: account, label: 'Your account', run: () => void navigate(account) };
  return { label: 'Go to', items: can(viewer, 'openOwnAccount') ? [...views, own] : views };
}

/** What can be done on every page. */
function useActions(): CommandGroup {
  const { density, mini } = usePreferences();
  const theme = useShownTheme() === 'dark' ? 'light' : 'dark';
  const rows = density === 'compact' ? 'comfortable' : 'compact';
  return {
    label: 'Actions',
    items: [
      { id: 'theme', label: `Use the ${theme} theme`, run: () => setPreferences({ theme }) },
      { id: 'density', label: `Use ${rows} rows`, run: () => setPreferences({ density: rows }) },
      {
        id: 'sidebar',
        label: mini ? 'Widen the sidebar' : 'Collapse the sidebar',
        run: () => setPreferences({ mini: !mini }),
      },
      { id: 'logout', label: 'Logout', run: () => void session.logout() },
    ],
  };
}
