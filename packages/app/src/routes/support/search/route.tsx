import { businessDateOf, instantOfEpochMs } from '@lending-desk/domain/calendar';
import {
  grownTotal,
  isApprovalStatus,
  listRetry,
  pagingRules,
  type SearchFor,
  type SearchRow,
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
import { useNavigate, useSearchParams } from 'react-router-dom';
import { searchQueries, type SupportView } from '../../../queries/search';
import { useListRetry } from '../../../retry/useListRetry';
import { useNamePage } from '../../desk/breadcrumb';
import { supportLoanAddress } from '../addresses';
import { loadSupportLoanPage } from '../loan/load';
import { SupportViews } from './SupportViews';
import { readSupportView, supportListAddress } from './view';

/** The search of customer support [SH-009]. What the list shows is in its address; what is searched for does
 *  not, because it is personal data. */
export function Component() {
  useNamePage('Customer Search');
  const [search] = useSearchParams();
  const view = useMemo(() => readSupportView(search), [search]);
  const navigate = useNavigate();
  const [draft, setDraft] = useState<SearchDraft>({ type: null, text: '' });
  const [sought, setSought] = useState<SearchFor | null>(null);
  const [today] = useState(() => businessDateOf(instantOfEpochMs(Date.now())));
  const boxRef = useRef<HTMLInputElement>(null);
  useShortcuts({ '/': () => boxRef.current?.focus() });

  const list = useQuery(searchQueries.list(view));
  const retry = useListRetry(list);
  const options = searchQueries.found(sought ?? { loanId: 0 });
  const found = useQuery(sought === null ? { ...options, queryFn: skipToken } : options);
  const statuses = useQuery(searchQueries.statuses());
  const filter = useMemo(() => filterOf(view), [view]);
  const total = useAssumedTotal(view, list.isPlaceholderData ? undefined : list.data?.loans.length);

  const failed = (list.isError && !list.isFetching) || (list.isError && retry.attempt > 0);
  const shown: LoansShown = failed
    ? { state: 'failed', retry: retryOf(retry) }
    : list.data
      ? { state: list.isPlaceholderData ? 'refreshing' : 'ready', rows: list.data.loans }
      : { state: 'loading' };

  return (
    <CustomerSearchScreen
      draft={draft}
      onDraft={setDraft}
      onSubmit={next => {
        setSought(next);
        // The same search repeats the request.
        if (sought !== null && JSON.stringify(sought) === JSON.stringify(next)) void found.refetch();
      }}
      searching={found.isFetching}
      onClear={sought === null ? undefined : () => setSought(null)}
      boxRef={boxRef}
      today={today}
      applicationStatuses={statuses.data?.applicationStatuses ?? []}
      approvalStatuses={statuses.data?.approvalStatuses ?? []}
      filter={filter}
      onApply={(filter: ListFilter) => void navigate(supportListAddress(viewOf(filter)))}
      found={sought === null ? null : shownOf(found)}
      list={shown}
      views={<SupportViews view={view} />}
      page={view.page}
      total={total}
      onPage={page => void navigate(supportListAddress({ ...view, page }))}
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

/** Another filter begins at its first page. */
function viewOf({ approvalStatus, ...filter }: ListFilter): SupportView {
  const status = approvalStatus ?? '';
  return {
    ...filter,
    page: 1,
    approvalStatus: isApprovalStatus(status) ? status : null,
  };
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

function retryOf(retry: ReturnType<typeof useListRetry>) {
  const { attempt, secondsLeft, tryNow, stop } = retry;
  return {
    secondsLeft: secondsLeft ?? undefined,
    attempt: attempt + 1,
    attempts: listRetry.times,
    onTryNow: tryNow,
    onStop: secondsLeft === null ? undefined : stop,
  };
}

const assumedTotal: number = pagingRules.support.assumedTotal;

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
