import type { Desk } from '../desk/Desk';
import { deskPage } from '../desk/page';

/** Who works here, and the account of whoever is signed in. */
export const administration: Desk = {
  pages: [
    deskPage({
      path: '/account',
      title: 'Your account',
      under: { label: 'You' },
      needs: 'openOwnAccount',
      load: () => import('./account/route'),
    }),
    deskPage({
      path: '/admin/staff',
      title: 'Staff',
      under: { label: 'Administration' },
      needs: 'manageStaff',
      load: () => import('./staff/route'),
    }),
    deskPage({
      path: '/admin/audit',
      title: 'Audit',
      under: { label: 'Administration' },
      needs: 'readAudit',
      load: () => import('./audit/route'),
    }),
    deskPage({
      path: '/admin/settings',
      title: 'Settings',
      under: { label: 'Administration' },
      needs: 'changeSettings',
      load: () => import('./settings/route'),
    }),
    deskPage({
      path: '/admin/operations',
      title: 'Operations',
      under: { label: 'Administration' },
      needs: 'operate',
      load: () => import('./operations/route'),
    }),
  ],
};
