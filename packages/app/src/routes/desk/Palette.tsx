import type { Viewer } from '@lending-desk/domain/access';
import { CommandPalette, type PaletteGroup } from '@lending-desk/ui/primitives/CommandPalette';
import { navigationFor } from '@lending-desk/ui/shell/navigation';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { type CommandGroup, useCommands } from './commands';
import { overlays } from '../overlays';

export type PaletteProps = { viewer: Viewer; onClose: () => void };

const searches = overlays.flatMap(desk => desk.useSearch ?? []);

const fits = (label: string, query: string) => label.toLowerCase().includes(query.trim().toLowerCase());

/** One field that searches the desks, the commands of the open page and the views this person may open. */
export function Palette({ viewer, onClose }: PaletteProps) {
  const [query, setQuery] = useState('');
  // oxlint-disable-next-line react-hooks/rules-of-hooks -- the list of desks never changes, so the order of hooks neither
  const found = searches.map(useSearch => useSearch(viewer, query));
  const failed = found.filter(one => one.error !== null);
  const offered = [...useCommands(), useViews(viewer)];
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
      onOpenChange={open => {
        if (!open) onClose();
      }}
      query={query}
      onQueryChange={setQuery}
      groups={shown}
      loading={found.some(one => one.loading)}
      failure={
        failed[0]?.error
          ? { message: failed[0].error.message, onRetry: () => failed.forEach(one => one.refetch()) }
          : undefined
      }
      onSelect={chosen => {
        onClose();
        groups
          .flatMap(group => group.items)
          .find(item => item.id === chosen.id)
          ?.run();
      }}
    />
  );
}

/** The views of the sidebar, by desk and name. */
function useViews(viewer: Viewer): CommandGroup {
  const navigate = useNavigate();
  return {
    label: 'Go to',
    items: navigationFor(viewer).flatMap(group =>
      group.items.map(({ label, to, keys }) => ({
        id: to,
        label: `${group.label}: ${label}`,
        ...(keys && { kbd: keys }),
        run: () => void navigate(to),
      })),
    ),
  };
}
