import { can } from '@lending-desk/domain/access';
import type { ShortcutGroup } from '@lending-desk/ui/primitives/Shortcuts';
import type { DeskOverlays } from '../desk/Desk';

/** The keys of a disbursed loan. */
const shortcuts: readonly ShortcutGroup[] = [
  {
    label: 'Collections',
    items: [
      { label: 'Add a comment', keys: ['C'] },
      { label: 'Next loan of the list', keys: ['J'] },
      { label: 'Reload the loan', keys: ['R'] },
    ],
  },
];

export const collectionsOverlays: DeskOverlays = {
  shortcuts: viewer => (can(viewer, 'openCollectionsDesk') ? shortcuts : []),
};
