import type { Desk } from '../desk/Desk';
import { deskPage } from '../desk/page';
import { loadNotBuiltYet } from '../notBuiltYet/load';

/** Who works here. */
export const administration: Desk = {
  pages: [
    deskPage({
      path: '/admin/staff',
      title: 'Staff',
      under: { label: 'Administration' },
      needs: 'manageStaff',
      load: loadNotBuiltYet,
    }),
  ],
};
