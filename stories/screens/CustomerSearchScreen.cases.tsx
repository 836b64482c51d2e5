import {
  CustomerSearchScreen,
  type CustomerSearchScreenProps,
  type SearchDraft,
} from '@lending-desk/ui/screens/CustomerSearchScreen';
import { fn } from 'storybook/test';
import { today } from '../fixtures/loans';
import { searchRows } from '../fixtures/search';
import { useArg } from '../useArg';

/** The screen with what is typed in it. */
export function Typing(props: CustomerSearchScreenProps) {
  const [draft, setDraft] = useArg<SearchDraft>(props.draft);
  return (
    <div style={{ height: '100dvh', display: 'flex', flexDirection: 'column' }}>
      <CustomerSearchScreen {...props} draft={draft} onDraft={setDraft} />
    </div>
  );
}

export const firstPage = { page: 1, onPage: fn() };
export const unfiltered = {
  applicationStatus: null,
  approvalStatus: null,
  year: null,
  month: null,
  followUpDue: false,
};

/** The first page of all loans. */
export const searchArgs: CustomerSearchScreenProps = {
  draft: { type: null, text: '' },
  onDraft: fn(),
  onSubmit: fn(),
  today,
  applicationStatuses: ['BANK_STATEMENTS_SUBMITTED', 'KYC_SUBMITTED'],
  approvalStatuses: ['PENDING', 'HOLD', 'DISBURSED'],
  filter: unfiltered,
  onApply: fn(),
  found: null,
  list: { state: 'ready', rows: searchRows.page },
  page: 1,
  total: 300,
  onShowAll: fn(),
  onPage: fn(),
  onOpen: fn(),
};
