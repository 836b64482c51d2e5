import { type Ability, can, desks, type Viewer } from '@lending-desk/domain/access';
import { queueViews } from '@lending-desk/domain/loan';
import {
  Activity,
  Ban,
  CircleCheck,
  CirclePause,
  CircleX,
  Download,
  FileDown,
  HandCoins,
  Inbox,
  ListOrdered,
  type LucideIcon,
  NotebookText,
  ScrollText,
  Search,
  SlidersHorizontal,
  Sparkles,
  Star,
  Users,
} from 'lucide-react';

export type NavigationItem = {
  readonly label: string;
  readonly icon: LucideIcon;
  /** Address with its query, as the router knows it. */
  readonly to: string;
  /** Keys that open it, one cap each. */
  readonly keys?: readonly string[] | undefined;
};

export type NavigationGroup = {
  readonly label: string;
  readonly items: readonly NavigationItem[];
};

type GuardedItem = NavigationItem & { readonly needs: Ability };

const queueIcons = { HOLD: CirclePause, APPROVED: CircleCheck, REJECTED: CircleX, CREDIT_REJECTED: Ban };

const queues = queueViews.map(
  ({ status, label }): GuardedItem =>
    status === null
      ? { label, icon: Inbox, to: desks.credit.home, needs: 'openCreditDesk', keys: ['G', 'A'] }
      : {
          label,
          icon: queueIcons[status],
          to: `${desks.credit.home}?status=${status}`,
          needs: 'openCreditDesk',
          keys: status === 'HOLD' ? ['G', 'H'] : undefined,
        },
);

const views: readonly { readonly label: string; readonly items: readonly GuardedItem[] }[] = [
  {
    label: desks.credit.label,
    items: [
      ...queues,
      { label: 'Export', icon: Download, to: '/credit/export-loans/', needs: 'openCreditDesk' },
    ],
  },
  {
    label: desks.customerSupport.label,
    items: [
      {
        label: 'Customer Search',
        icon: Search,
        to: desks.customerSupport.home,
        needs: 'openSupportDesk',
        keys: ['G', 'S'],
      },
      { label: 'Export Loans', icon: Download, to: '/loan-management/export-loans/', needs: 'exportLoans' },
      {
        label: 'Export Applications',
        icon: FileDown,
        to: '/loan-management/export-application-details/',
        needs: 'exportLoans',
      },
    ],
  },
  {
    label: desks.collections.label,
    items: [
      {
        label: 'Disbursed Loans',
        icon: HandCoins,
        to: desks.collections.home,
        needs: 'openCollectionsDesk',
        keys: ['G', 'C'],
      },
      {
        label: 'Next Best Account',
        icon: ListOrdered,
        to: `${desks.collections.home}next`,
        needs: 'openCollectionsDesk',
      },
      {
        label: 'Approvals',
        icon: CircleCheck,
        to: '/loan-management/collections/approvals',
        needs: 'openApprovals',
      },
      {
        label: 'NACH Upload',
        icon: Inbox,
        to: `${desks.collections.home}nach`,
        needs: 'uploadNach',
      },
      {
        label: 'Cash Book',
        icon: NotebookText,
        to: `${desks.collections.home}cash-book`,
        needs: 'openCashBook',
      },
    ],
  },
  {
    label: desks.vas.label,
    items: [
      { label: 'VAS Feedback', icon: Star, to: desks.vas.home, needs: 'openVasFeedback' },
      { label: 'Horoscope', icon: Sparkles, to: '/florence-club/horoscope', needs: 'openHoroscope' },
    ],
  },
  {
    label: 'Administration',
    items: [
      { label: 'Staff', icon: Users, to: '/admin/staff', needs: 'manageStaff' },
      { label: 'Audit', icon: ScrollText, to: '/admin/audit', needs: 'readAudit' },
      { label: 'Settings', icon: SlidersHorizontal, to: '/admin/settings', needs: 'changeSettings' },
      { label: 'Operations', icon: Activity, to: '/admin/operations', needs: 'operate' },
    ],
  },
];

/** The named views a person may open, grouped by desk; a desk they may not enter is not shown. */
export function navigationFor(viewer: Pick<Viewer, 'roles' | 'addMasterTags'>): readonly NavigationGroup[] {
  return views
    .map(group => ({ label: group.label, items: group.items.filter(item => can(viewer, item.needs)) }))
    .filter(group => group.items.length > 0);
}

/** The views a person may open with keys. */
export function viewsWithKeys(viewer: Pick<Viewer, 'roles' | 'addMasterTags'>) {
  return navigationFor(viewer).flatMap(group =>
    group.items.flatMap(({ label, to, keys }) => (keys ? [{ label, to, keys }] : [])),
  );
}

function parts(address: string): { path: string; query: URLSearchParams } {
  const [path = '/', query = ''] = address.split('?');
  return { path: path.replace(/\/+$/, '') || '/', query: new URLSearchParams(query) };
}

/** The item the current address belongs to. A view with a status wins over the one without; an address below
 *  a view (one loan) belongs to that view. */
export function currentItem(groups: readonly NavigationGroup[], address: string): NavigationItem | undefined {
  const here = parts(address);
  let best: { item: NavigationItem; weight: number } | undefined;
  for (const item of groups.flatMap(group => group.items)) {
    const there = parts(item.to);
    const below = here.path === there.path || here.path.startsWith(`${there.path}/`);
    const queryFits = [...there.query].every(([key, value]) => here.query.get(key) === value);
    if (!below || !queryFits) continue;
    const weight = there.path.length + there.query.size;
    if (!best || weight > best.weight) best = { item, weight };
  }
  return best?.item;
}
