import { desks } from '@lending-desk/domain/access';
import { businessDateOf, instantOfEpochMs } from '@lending-desk/domain/calendar';
import {
  grownTotal,
  isApprovalStatus,
  searchFor,
  type SearchFor,
  type SearchRow,
  soughtWords,
} from '@lending-desk/domain/loan';
import { useShortcuts } from '@lending-desk/ui/primitives/Shortcuts';
import {
  CustomerSearchScreen,
  type ListFilter,
  type LoansShown,
  type SearchDraft,
} from '@lending-desk/ui/screens/CustomerSearchScreen';
import { skipToken, useQuery } from '@tanstack/react-query';
import { useCallback, useMemo, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { searchQueries, type SupportView } from '../../../queries/search';
import { useListRetry } from '../../../retry/useListRetry';
import { useNamePage } from '../../desk/breadcrumb';
import { supportLoanAddress } from '../addresses';
import { loadSupportLoanPage } from '../loan/load';
import { readSought, soughtAddress } from './soughtAddress';
import { SupportViews } from './SupportViews';
import { readSupportView, supportListAddress } from './view';

/** The search of customer support [SH-009]. What the list shows and what is searched for are in its address, so that
 *  Back and a reload return to them. */
export function Component() {
  useNamePage('Customer Search');
  const { search, hash } = useLocation();
  const view = useMemo(() => readSupportView(new URLSearchParams(search)), [search]);
  const sought = useMemo(() => readSought(new URLSearchParams(search), hash), [search, hash]);
  const navigate = useNavigate();
  const [typed, setTyped] = useState({ sought, draft: draftOf(sought) });
  // Another search in the address, as by Back, is typed in the form too.
  if (typed.sought !== sought) setTyped({ sought, draft: sought === null ? typed.draft : draftOf(sought) });
  const { draft } = typed;
  const [today] = useState(() => businessDateOf(instantOfEpochMs(Date.now())));
  const boxRef = useRef<HTMLInputElement>(null);
  useShortcuts({ '/': () => boxRef.current?.focus() });

  const list = useQuery(searchQueries.list(view));
  const retry = useListRetry(list);
  // Another search cancels the one that is running: its reader is gone.
  const options = searchQueries.found(sought ?? { loanId: 0 });
  const found = useQuery(sought === null ? { ...options, queryFn: skipToken } : options);
  const statuses = useQuery(searchQueries.statuses());
  const filter = useMemo(() => filterOf(view), [view]);
  const total = useAssumedTotal(view, list.isPlaceholderData ? undefined : list.data?.loans.length);

  const shown: LoansShown = retry
    ? { state: 'failed', retry }
    : list.data
      ? { state: list.isPlaceholderData ? 'refreshing' : 'ready', rows: list.data.loans }
      : { state: 'loading' };

  return (
    <CustomerSearchScreen
      draft={draft}
      onDraft={useCallback(draft => setTyped(now => ({ ...now, draft })), [])}
      onSubmit={next => {
        // The same search repeats the request.
        if (isSame(sought, next)) void found.refetch();
        else void navigate(soughtAddress(view, next));
      }}
      searching={found.isFetching && isSame(sought, soughtBy(draft))}
      onClear={sought === null ? undefined : () => void navigate(supportListAddress(view))}
      boxRef={boxRef}
      today={today}
      applicationStatuses={statuses.data?.applicationStatuses ?? []}
      approvalStatuses={statuses.data?.approvalStatuses ?? []}
      filter={filter}
      onApply={(change: Partial<ListFilter>) => void navigate(changedAddress(change))}
      found={sought === null ? null : { about: aboutOf(sought), ...shownOf(found) }}
      list={shown}
      views={<SupportViews view={view} />}
      page={view.page}
      total={total}
      onPage={page => void navigate(changedAddress({ page }))}
      onOpen={useCallback((row: SearchRow) => void navigate(supportLoanAddress(row.loanId)), [navigate])}
      onHover={prefetchPage}
    />
  );
}

function prefetchPage() {
  // Files that fail to load are reported when the loan is opened.
  loadSupportLoanPage().catch(() => undefined);
}

const filterOf = ({ page: _page, ...filter }: SupportView): ListFilter => filter;

/** The address after a change of the list. It starts from the address as it is now, so that two changes of one press
 *  both count; another filter begins at its first page. */
function changedAddress(change: Partial<ListFilter & { page: number }>): string {
  const now = readSupportView(new URLSearchParams(location.search));
  const { approvalStatus, ...filter } = { ...now, page: 1, ...change };
  const status = approvalStatus ?? '';
  return supportListAddress({ ...filter, approvalStatus: isApprovalStatus(status) ? status : null });
}

const draftOf = (sought: SearchFor | null): SearchDraft =>
  sought === null ? { type: null, text: '' } : soughtWords(sought);

function soughtBy({ type, text }: SearchDraft): SearchFor | null {
  const verdict = type && searchFor(type, text);
  return verdict?.ok ? verdict.sought : null;
}

const isSame = (left: SearchFor | null, right: SearchFor | null) =>
  JSON.stringify(left) === JSON.stringify(right);

function aboutOf(sought: SearchFor): string {
  const { label, text } = soughtWords(sought);
  return `${label} ${text}`;
}

function shownOf(found: {
  data?: readonly SearchRow[] | undefined;
  isError: boolean;
  isFetching: boolean;
  refetch: () => unknown;
}): LoansShown {
  if (found.isError && !found.isFetching) {
    return { state: 'failed', retry: { onTryNow: () => void found.refetch() } };
  }
  return found.data ? { state: 'ready', rows: found.data } : { state: 'loading' };
}

const assumedTotal: number = desks.customerSupport.paging.assumedTotal;

/** The assumed total of a list, which grows as the reader nears its end [SH-060, SH-061]. Each filter has its own.
 *  @param rows  on the page, once it is there */
function useAssumedTotal(view: SupportView, rows: number | undefined): number {
  const { page, ...filter } = view;
  const list = JSON.stringify(filter);
  const [known, setKnown] = useState({ list, page: 0, total: assumedTotal });
  const same = known.list === list;
  const total = same ? known.total : assumedTotal;
  // Each page that arrives may show that there is more.
  if (rows !== undefined && !(same && known.page === page)) {
    setKnown({ list, page, total: grownTotal(total, page, rows) });
  }
  return total;
}
