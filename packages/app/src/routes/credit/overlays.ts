import { can } from '@lending-desk/domain/access';
import type { ShortcutGroup } from '@lending-desk/ui/primitives/Shortcuts';
import type { DeskOverlays } from '../desk/Desk';
import { useLoanSearch } from './useLoanSearch';

/** The keys of the queue and of a loan. */
const shortcuts: readonly ShortcutGroup[] = [
  {
    label: 'Lists',
    items: [
      { label: 'Search', keys: ['/'] },
      { label: 'Next and previous row', keys: ['J', 'K'] },
      { label: 'Open the row', keys: ['Enter'] },
    ],
  },
  {
    label: 'Loan',
    items: [
      { label: 'Previous and next tab', keys: ['[', ']'] },
      { label: 'Open or close decision and notes', keys: ['\\'] },
      { label: 'Case status', keys: ['S'] },
      { label: 'First empty field', keys: ['F'] },
      { label: 'What if, use it', keys: ['W', 'U'] },
      { label: 'Write a note', keys: ['N'] },
      { label: 'Reload the loan', keys: ['R'] },
      { label: 'Send the form or comment you are in', keys: ['Ctrl Enter'] },
    ],
  },
];

export const creditOverlays: DeskOverlays = {
  useSearch: useLoanSearch,
  shortcuts: viewer => (can(viewer, 'openCreditDesk') ? shortcuts : []),
};
