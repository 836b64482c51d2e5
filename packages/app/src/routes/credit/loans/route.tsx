import { type QueueRow, queueTitle } from '@lending-desk/domain/loan';
import { useShortcuts } from '@lending-desk/ui/primitives/Shortcuts';
import { LoanQueueScreen, type QueueList } from '@lending-desk/ui/screens/LoanQueueScreen';
import { useQuery } from '@tanstack/react-query';
import { useCallback, useRef } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { setPreferences, usePreferences } from '../../../preferences/preferences';
import { loadLoanCalls, loanQueries, type QueueView, useLoanBeingTaken } from '../../../queries/loan';
import { useListRetry } from '../../../retry/useListRetry';
import { useViewer } from '../../../session/useViewer';
import { useNamePage } from '../../desk/breadcrumb';
import { loadLoanPage } from '../loan/load';
import { useOpenLoan } from '../useOpenLoan';
import { leaveQueueAt, queueScroller } from './queuePlace';
import { changeView, queueAddress, queueFault, readQueueView } from './queueView';
import { useQueueSearch } from './useQueueSearch';
import { useReturnToRow } from './useReturnToRow';

const noRows: readonly QueueRow[] = [];

/** The loan queue. What it shows is in its address, so that it survives a reload and can be shared. */
export function Component() {
  const viewer = useViewer();
  const { density } = usePreferences();
  const [search] = useSearchParams();
  const view = readQueueView(search);
  const fault = queueFault(search);
  const address = queueAddress(view);
  const title = fault === null ? queueTitle(view.status) : 'Loan queue';
  useNamePage(title);

  const query = useQuery({ ...loanQueries.list(view), enabled: fault === null });
  const retry = useListRetry(query);
  const navigate = useNavigate();
  const show = useShowView();
  const box = useQueueSearch(
    view.loanId,
    useCallback((loanId: string) => show({ loanId }, { replace: true }), [show]),
  );
  const searchRef = useRef<HTMLInputElement>(null);
  useShortcuts({ '/': () => searchRef.current?.focus() });

  // Nothing can be listed: what is typed is no loan id, or the address means nothing.
  const nothing = box.hopeless || fault !== null;
  const rows = nothing ? noRows : (query.data?.data ?? noRows);
  const returnedTo = useReturnToRow(viewer.idString, address, rows.length > 0);
  const beingTaken = useLoanBeingTaken();
  const open = useOpenLoan(viewer);
  const openFrom = useCallback(
    (row: QueueRow) => {
      const scrollTop = queueScroller()?.scrollTop ?? 0;
      leaveQueueAt({ person: viewer.idString, address, loanId: row.loanId, scrollTop });
      void open(row);
    },
    [viewer, address, open],
  );

  const state = nothing
    ? 'ready'
    : query.isPending
      ? 'loading'
      : query.isPlaceholderData
        ? 'refreshing'
        : 'ready';
  const list: QueueList =
    !nothing && retry
      ? { state: 'failed', error: { retry } }
      : state === 'loading'
        ? { state }
        : { state, rows };

  return (
    <LoanQueueScreen
      title={title}
      viewer={viewer}
      list={list}
      page={view.page}
      total={nothing ? 0 : (query.data?.total ?? null)}
      status={view.status}
      owner={view.owner}
      search={box.typed}
      onSearch={box.setTyped}
      fault={fault ?? undefined}
      searching={box.hopeless || view.loanId !== ''}
      searchRef={searchRef}
      onStatus={status => show({ status })}
      onOwner={owner => show({ owner })}
      onShowAll={useCallback(() => show({ status: null, owner: null, loanId: '' }), [show])}
      onPage={useCallback(page => show({ page }), [show])}
      onOpen={openFrom}
      onHover={fetchAhead}
      onExport={() => void navigate('/credit/export-loans/')}
      density={density}
      onDensity={chooseDensity}
      selectedKey={beingTaken ?? returnedTo}
    />
  );
}

function chooseDensity(density: 'compact' | 'comfortable') {
  setPreferences({ density });
}

/** Shows another view. It starts from the address as it is now: two changes of one press both count. */
function useShowView() {
  const navigate = useNavigate();
  return useCallback(
    (change: Partial<QueueView>, options: { replace?: boolean } = {}) => {
      const now = readQueueView(new URLSearchParams(location.search));
      void navigate(queueAddress(changeView(now, change)), options);
    },
    [navigate],
  );
}

/** Fetches the files a loan is shown with. The loan itself is read when it is opened: each read is recorded as this
 *  person's. */
function fetchAhead() {
  // Files that fail to load are reported when the loan is opened.
  Promise.all([loadLoanPage(), loadLoanCalls()]).catch(() => undefined);
}
