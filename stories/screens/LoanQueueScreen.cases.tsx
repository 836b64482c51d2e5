import type { LoanQueueScreenProps } from '@lending-desk/ui/screens/LoanQueueScreen';
import { fn } from 'storybook/test';
import { queuePage } from '../fixtures/queue';
import { staff } from '../fixtures/staff';
import { inShell } from './inShell';

/** The first page of all cases. */
export const queueArgs: LoanQueueScreenProps = {
  title: 'All Cases',
  viewer: staff.superUser,
  list: { state: 'ready', rows: queuePage },
  page: 1,
  total: null,
  status: null,
  owner: null,
  search: '',
  density: 'compact',
  onSearch: fn(),
  onStatus: fn(),
  onOwner: fn(),
  onShowAll: fn(),
  onPage: fn(),
  onOpen: fn(),
  onHover: fn(),
  onViews: fn(),
  onExport: fn(),
  onDensity: fn(),
};

export const inCreditShell = inShell({
  address: '/credit/loans',
  breadcrumb: [{ label: 'Credit' }, { label: 'All Cases' }],
});
