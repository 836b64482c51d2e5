import { desks } from '@lending-desk/domain/access';
import { resolveLoanKey } from '@lending-desk/domain/loan';
import type { Desk } from '../desk/Desk';
import { deskPage } from '../desk/page';
import { approvalsAddress } from './addresses';
import { loadCollectionsLoanPage } from './loan/load';
import { unknownAddress } from '../unknownAddress';

const { label, home } = desks.collections;
const common = {
  under: { label, to: home },
  needs: 'openCollectionsDesk',
} as const;

/** Overdue loans [SH-015 to SH-017]. */
export const collections: Desk = {
  pages: [
    deskPage({
      ...common,
      path: home,
      title: 'Disbursed loans',
      load: () => import('./list/route'),
    }),
    deskPage({
      ...common,
      path: `${home}next`,
      title: 'Next best account',
      load: () => import('./next/route'),
    }),
    deskPage({
      ...common,
      needs: 'openApprovals',
      path: approvalsAddress,
      title: 'Approvals',
      load: () => import('./approvals/route'),
    }),
    deskPage({
      ...common,
      needs: 'uploadNach',
      path: `${home}nach/:fileId?`,
      title: 'NACH Upload',
      load: () => import('./nach/route'),
    }),
    deskPage({
      ...common,
      needs: 'openCashBook',
      path: `${home}cash-book`,
      title: 'Cash Book',
      load: () => import('./cashBook/route'),
    }),
    deskPage({
      ...common,
      path: '/loan-management/collections/:loanId',
      title: 'Collections loan details',
      load: loadCollectionsLoanPage,
    }),
    {
      ...deskPage({
        ...common,
        path: '/loan-management/collection-loans/:phoneNumber',
        title: 'Collections customer loans',
        load: () => import('./customer/route'),
      }),
      loader: asked =>
        resolveLoanKey(asked.params['phoneNumber'] ?? '').kind === 'unknown' ? unknownAddress(asked) : null,
    },
  ],
};
