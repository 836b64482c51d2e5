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
      { label: 'Reload the loan', keys: ['R'] },
    ],
  },
];

export const supportOverlays: DeskOverlays = {
  useSearch: useCustomerSearch,
  shortcuts: viewer => (can(viewer, 'openSupportDesk') ? shortcuts : []),
};
