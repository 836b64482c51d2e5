import { can } from '@lending-desk/domain/access';
import type { ShortcutGroup } from '@lending-desk/ui/primitives/Shortcuts';
import type { DeskOverlays } from '../desk/Desk';
import { useCustomerSearch } from './useCustomerSearch';

/** The keys of the search and of a customer's loan. */
const shortcuts: readonly ShortcutGroup[] = [
  {
    label: 'Customer Support',
    items: [
      { label: 'Search for a customer', keys: ['/'] },
      { label: 'Previous and next tab of a loan', keys: ['[', ']'] },
      { label: 'Edit personal details', keys: ['E'] },
      { label: 'List the changes, send them', keys: ['Ctrl S', 'Ctrl Enter'] },
      { label: 'Next loan of the list', keys: ['J'] },
      { label: 'Next follow-up that is due', keys: ['U'] },
      { label: 'Reload the loan', keys: ['R'] },
    ],
  },
];

export const supportOverlays: DeskOverlays = {
  useSearch: useCustomerSearch,
  shortcuts: viewer => (can(viewer, 'openSupportDesk') ? shortcuts : []),
};
