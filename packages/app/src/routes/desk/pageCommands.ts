import { can, type Viewer } from '@lending-desk/domain';
import { deskRoutes } from '../table';
import type { CommandGroup } from './commands';

const queues = [
  { label: 'All Cases', query: '', kbd: ['G', 'A'] },
  { label: 'On Hold Cases', query: '?status=HOLD', kbd: ['G', 'H'] },
  { label: 'Accepted Cases', query: '?status=APPROVED' },
  { label: 'Rejected Cases', query: '?status=REJECTED' },
  { label: 'Credit Rejected Cases', query: '?status=CREDIT_REJECTED' },
] as const;
const queueAddress = '/credit/loans';

/** The pages this person may open, by name. Those with a part to fill in are reached from their lists. */
export function pageCommands(viewer: Viewer, go: (address: string) => void): readonly CommandGroup[] {
  const pages = deskRoutes.filter(
    route => route.path !== queueAddress && !route.path.includes(':') && can(viewer, route.needs),
  );
  return [
    {
      label: 'Go to',
      items: [
        ...(can(viewer, 'openCreditDesk')
          ? queues.map(queue => ({
              id: `queue${queue.query}`,
              label: queue.label,
              ...('kbd' in queue && { kbd: queue.kbd }),
              run: () => go(queueAddress + queue.query),
            }))
          : []),
        ...pages.map(route => ({
          id: route.path,
          label: `${route.under.label}: ${route.title}`,
          run: () => go(route.path),
        })),
      ],
    },
  ];
}
