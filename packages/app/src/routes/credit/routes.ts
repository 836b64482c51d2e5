import { desks } from '@lending-desk/domain/access';
import { creditSource, loanQueries } from '../../queries/loan';
import { queryClient } from '../../queries/queryClient';
import type { Desk } from '../desk/Desk';
import { deskPage } from '../desk/page';
import { loadExportPage } from './export-loans/load';
import { loadLoanPage } from './loan/load';
import { queueFault, readQueueView } from './loans/queueView';

const { label, home } = desks.credit;
const common = { under: { label, to: home }, needs: 'openCreditDesk' } as const;

/** The underwriters' queue and its loans [SH-006 to SH-008]. */
export const credit: Desk = {
  pages: [
    deskPage({
      ...common,
      path: home,
      title: 'Loan queue',
      load: () => import('./loans/route'),
      reads: async ({ search }) => {
        if (queueFault(search) === null)
          await queryClient.prefetchQuery(loanQueries.list(readQueueView(search)));
      },
    }),
    deskPage({
      ...common,
      path: '/credit/loans/:id/',
      title: 'Loan',
      load: loadLoanPage,
      reads: ({ params }) => queryClient.prefetchQuery(creditSource.detail(params['id'] ?? '')),
    }),
    deskPage({
      ...common,
      path: '/credit/loans/:id/replay/',
      title: 'Replay',
      load: async () => (await loadLoanPage()).loadReplayPage(),
    }),
    deskPage({
      ...common,
      path: '/credit/export-loans/',
      title: 'Export application details',
      load: loadExportPage,
    }),
  ],
};
