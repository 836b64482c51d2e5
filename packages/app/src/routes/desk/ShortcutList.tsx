import type { Viewer } from '@lending-desk/domain/access';
import { type ShortcutGroup, ShortcutsDialog } from '@lending-desk/ui/primitives/Shortcuts';
import { viewsWithKeys } from '@lending-desk/ui/shell/navigation';
import { setPreferences, usePreferences } from '../../preferences/preferences';
import { overlays } from '../overlays';

export type ShortcutListProps = { viewer: Viewer; onClose: () => void };

function everywhere(viewer: Viewer): ShortcutGroup {
  return {
    label: 'Everywhere',
    items: [
      { label: 'Search or jump to', keys: ['Ctrl K'] },
      { label: 'All shortcuts', keys: ['?'] },
      ...viewsWithKeys(viewer),
    ],
  };
}

/** All keys this person can use, and the switch for the single ones. */
export function ShortcutList({ viewer, onClose }: ShortcutListProps) {
  const { singleKeys } = usePreferences();
  return (
    <ShortcutsDialog
      open
      onClose={onClose}
      groups={[everywhere(viewer), ...overlays.flatMap(desk => desk.shortcuts?.(viewer) ?? [])]}
      enabled={singleKeys}
      onEnabledChange={enabled => setPreferences({ singleKeys: enabled })}
    />
  );
}
