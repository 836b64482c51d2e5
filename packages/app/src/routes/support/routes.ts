import { desks } from '@lending-desk/domain/access';
import { resolveLoanKey } from '@lending-desk/domain/loan';
import type { Desk } from '../desk/Desk';
import { deskPage } from '../desk/page';
import { loadExportPage } from '../credit/export-loans/load';
import { loadSupportLoanPage } from './loan/load';
import { unknownAddress } from '../unknownAddress';

const { label, home } = desks.customerSupport;
const common = { under: { label, to: home }, needs: 'openSupportDesk' } as const;

/** Customers and their loans [SH-009 to SH-012], and the addresses of X-34. */
export const support: Desk = {
  pages: [
    deskPage({
      ...common,
      path: home,
      title: 'Customer search',
      load: () => import('./search/route'),
      reads: async ({ search }) => (await import('./search/readAhead')).readAhead(search),
    }),
    deskPage({
      ...common,
      path: '/loan-management/export-loans/',
      title: 'Export loans',
      needs: 'exportLoans',
      load: () => import('./export-loans/route'),
    }),
    deskPage({
      ...common,
      path: '/loan-management/export-application-details/',
      title: 'Export application details',
      needs: 'exportLoans',
      load: loadExportPage,
    }),
    {
      ...deskPage({
        ...common,
        path: '/loan-management/customer-loans/:key',
        title: 'Customer loans',
        load: () => import('./customer-loans/route'),
      }),
      loader: asked =>
        resolveLoanKey(asked.params['key'] ?? '').kind === 'unknown' ? unknownAddress(asked) : null,
    },
    {
      ...deskPage({
        ...common,
        path: '/loan-management/customer-loans/by-phone/:phoneNumber',
        title: 'Customer loans',
        load: () => import('./customer-loans/by-phone/route'),
      }),
      loader: asked =>
        resolveLoanKey(asked.params['phoneNumber'] ?? '').kind === 'phone' ? null : unknownAddress(asked),
    },
    deskPage({
      ...common,
      path: '/loan-management/loans/:loanId',
      title: 'Customer loan details',
      load: loadSupportLoanPage,
    }),
  ],
};
