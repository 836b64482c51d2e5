import { businessDate } from '@lending-desk/domain/calendar';
import type { DisbursedLoansScreenProps } from '@lending-desk/ui/screens/DisbursedLoansScreen';
import { fn } from 'storybook/test';
import { disbursed } from '../fixtures/disbursed';

/** The first page of the whole book. */
export const disbursedArgs: DisbursedLoansScreenProps = {
  draft: { type: null, text: '' },
  onDraft: fn(),
  onSubmit: fn(),
  ageing: disbursed.ageing,
  today: businessDate('2026-11-21'),
  filter: { year: null, month: null, bucket: null, class: null, owner: null, sort: 'dpd' },
  onFilter: fn(),
  list: { state: 'ready', rows: disbursed.page },
  page: 1,
  total: 300,
  onShowAll: fn(),
  onPage: fn(),
  onOpen: fn(),
};
