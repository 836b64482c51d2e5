import { can, type Viewer } from '@lending-desk/domain/access';
import { type ShortcutGroup, ShortcutsDialog } from '@lending-desk/ui/primitives/Shortcuts';
import { viewsWithKeys } from '@lending-desk/ui/shell/navigation';
import { setPreferences, usePreferences } from '../../preferences/preferences';

export type ShortcutListProps = { viewer: Viewer; onClose: () => void };

const lists: ShortcutGroup = {
  label: 'Lists',
  items: [
    { label: 'Search', keys: ['/'] },
    { label: 'Next and previous row', keys: ['J', 'K'] },
    { label: 'Open the row', keys: ['Enter'] },
  ],
};

const loan: ShortcutGroup = {
  label: 'Loan',
  items: [
    { label: 'Previous and next tab', keys: ['[', ']'] },
    { label: 'Open or close decision and notes', keys: ['\\'] },
    { label: 'Write a note', keys: ['N'] },
    { label: 'Reload the loan', keys: ['R'] },
    { label: 'Send the form or comment you are in', keys: ['Ctrl Enter'] },
  ],
};

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
      onOpenChange={open => {
        if (!open) onClose();
      }}
      groups={[everywhere(viewer), ...(can(viewer, 'openCreditDesk') ? [lists, loan] : [])]}
      enabled={singleKeys}
      onEnabledChange={enabled => setPreferences({ singleKeys: enabled })}
    />
  );
}
