import { desks } from '@lending-desk/domain/access';
import {
  isApprovalStatus,
  normalisePhone,
  searchFor,
  type SearchFor,
  type SearchRow,
  soughtWords,
} from '@lending-desk/domain/loan';
import { useShortcuts } from '@lending-desk/ui/primitives/Shortcuts';
import {
  CustomerSearchScreen,
  type ListFilter,
  type SearchDraft,
} from '@lending-desk/ui/screens/CustomerSearchScreen';
import { skipToken, useQuery } from '@tanstack/react-query';
import { useCallback, useMemo, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { useToday } from '../../../calendar/useToday';
import { ListViews } from '../../../loan/list/ListViews';
import { useAssumedTotal } from '../../../loan/list/useAssumedTotal';
import { useListPage } from '../../../loan/list/useListPage';
import { searchQueries, type SupportView } from '../../../queries/search';
import { shownOf } from '../../../retry/shownOf';
import { useViewer } from '../../../session/useViewer';
import { useTyped } from '../../useTyped';
import { useNamePage } from '../../../shell/breadcrumb';
import { customerLoansAddress, supportLoanAddress } from '../addresses';
import { loadSupportLoanPage } from '../loan/load';
import { readSought, soughtAddress, soughtPage } from './soughtAddress';
import { readSupportView, supportFault, supportListAddress } from './view';

const supportList = {
  read: readSupportView,
  addressOf: supportListAddress,
  fault: supportFault,
  query: searchQueries.list,
  rowsOf: ({ loans }: { loans: readonly SearchRow[] }) => loans,
};

type TypedSearch = { readonly sought: SearchFor | null; readonly draft: SearchDraft };
const begin = (sought: SearchFor | null): TypedSearch => ({ sought, draft: draftOf(sought) });

/** Another search in the address, as by Back, is typed in the form too; what was typed for it stays as it is. */
function searchArrived(typed: TypedSearch, sought: SearchFor | null): TypedSearch {
  if (typed.sought === sought) return typed;
  const asTyped = sought === null || isSame(soughtBy(typed.draft), sought);
  return asTyped ? { ...typed, sought } : begin(sought);
}

/** The search of customer support [SH-009]. What the list shows and what is searched for are in its address, so that
 *  Back and a reload return to them. */
export function Component() {
  useNamePage('Customer Search');
  const { search, hash } = useLocation();
  const viewer = useViewer();
  const { view, fault, shown, show, leave, returnedTo } = useListPage(supportList, viewer);
  const sought = useMemo(() => readSought(new URLSearchParams(search), hash), [search, hash]);
  const navigate = useNavigate();
  const [{ draft }, setTyped] = useTyped(sought, begin, searchArrived);
  const today = useToday();
  const boxRef = useRef<HTMLInputElement>(null);
  useShortcuts({ '/': () => boxRef.current?.focus() });

  // Another search cancels the one that is running: its reader is gone.
  const options = searchQueries.found(sought ?? { loanId: 0 });
  const found = useQuery(sought === null ? { ...options, queryFn: skipToken } : options);
  const statuses = useQuery(searchQueries.statuses());
  const filter = useMemo(() => filterOf(view), [view]);
  const rows = shown.state === 'ready' ? shown.rows.length : undefined;
  const total = useAssumedTotal(desks.customerSupport.paging.assumedTotal, view, rows);

  return (
    <CustomerSearchScreen
      draft={draft}
      onDraft={useCallback(draft => setTyped(now => ({ ...now, draft })), [setTyped])}
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
      onApply={({ approvalStatus, ...change }) =>
        show(approvalStatus === undefined ? change : { ...change, approvalStatus: statusOf(approvalStatus) })
      }
      found={
        sought && {
          about: aboutOf(sought),
          page: soughtPage(new URLSearchParams(search)),
          onPage: page => void navigate(soughtAddress(view, sought, page)),
          ...shownOf(
            found.data,
            found.isError && !found.isFetching ? { retry: { onTryNow: () => void found.refetch() } } : null,
          ),
        }
      }
      list={shown}
      fault={fault ?? undefined}
      onShowAll={useCallback(() => void navigate(desks.customerSupport.home), [navigate])}
      views={<ListViews list="customerSupport" address={supportListAddress({ ...view, page: 1 })} />}
      page={view.page}
      total={total}
      onPage={page => show({ page })}
      onOpen={useCallback(
        (row: SearchRow) => {
          if (sought === null) leave(row);
          void navigate(supportLoanAddress(row.loanId));
        },
        [sought, leave, navigate],
      )}
      selectedKey={returnedTo}
      phoneTo={phoneTo}
      onHover={prefetchPage}
    />
  );
}

function prefetchPage() {
  // Files that fail to load are reported when the loan is opened.
  loadSupportLoanPage().catch(() => undefined);
}

/** A masked number leads nowhere. */
const phoneTo = (text: string) => {
  const phone = normalisePhone(text);
  return phone === null ? undefined : customerLoansAddress(phone);
};

const filterOf = ({ page: _page, ...filter }: SupportView): ListFilter => filter;

const statusOf = (text: string | null) => (text !== null && isApprovalStatus(text) ? text : null);

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
