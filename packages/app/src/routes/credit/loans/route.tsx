import { type QueueRow, queueTitle } from '@lending-desk/domain/loan';
import { useShortcuts } from '@lending-desk/ui/primitives/Shortcuts';
import type { ListShown } from '@lending-desk/ui/primitives/Table';
import { LoanQueueScreen } from '@lending-desk/ui/screens/LoanQueueScreen';
import { useCallback, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { loadable } from '../../../chunks/loadable';
import { useListPage } from '../../../loan/list/useListPage';
import { setPreferences, usePreferences } from '../../../preferences/preferences';
import { loadLoanCalls, loanQueries, useLoanBeingTaken } from '../../../queries/loan';
import { useViewer } from '../../../session/useViewer';
import { useNamePage } from '../../../shell/breadcrumb';
import { loadLoanPage } from '../loan/load';
import { useOpenLoan } from '../useOpenLoan';
import { queueAddress, queueFault, readQueueView } from './queueView';
import { useQueueSearch } from './useQueueSearch';

const views = loadable(async () => (await import('./QueueViews')).QueueViews);

const noLoans: ListShown<QueueRow> = { state: 'ready', rows: [] };

const queueList = {
  read: readQueueView,
  addressOf: queueAddress,
  query: loanQueries.list,
  fault: queueFault,
  rowsOf: ({ data }: { data: readonly QueueRow[] }) => data,
};

/** The loan queue. What it shows is in its address, so that it survives a reload and can be shared. */
export function Component() {
  const viewer = useViewer();
  const { density } = usePreferences();
  const { view, fault, shown, answer, show, leave, returnedTo } = useListPage(queueList, viewer);
  const title = fault === null ? queueTitle(view.status) : 'Loan queue';
  useNamePage(title);

  const navigate = useNavigate();
  const box = useQueueSearch(
    view.loanId,
    useCallback((loanId: string) => show({ loanId }, { replace: true }), [show]),
  );
  const searchRef = useRef<HTMLInputElement>(null);
  useShortcuts({ '/': () => searchRef.current?.focus() });

  // Nothing can be listed: what is typed is no loan id, or the address means nothing.
  const nothing = box.isInvalid || fault !== null;
  const beingTaken = useLoanBeingTaken();
  const open = useOpenLoan(viewer);
  const [viewsOpen, setViewsOpen] = useState(false);

  return (
    <>
      <LoanQueueScreen
        title={title}
        viewer={viewer}
        list={box.isInvalid ? noLoans : shown}
        page={view.page}
        total={nothing ? 0 : (answer?.total ?? null)}
        status={view.status}
        owner={view.owner}
        search={box.typed}
        onSearch={box.setTyped}
        fault={fault ?? undefined}
        searching={box.isInvalid || view.loanId !== ''}
        searchRef={searchRef}
        onStatus={status => show({ status })}
        onOwner={owner => show({ owner })}
        onShowAll={useCallback(() => show({ status: null, owner: null, loanId: '' }), [show])}
        onPage={useCallback(page => show({ page }), [show])}
        onOpen={useCallback(
          (row: QueueRow) => {
            leave(row);
            void open(row);
          },
          [leave, open],
        )}
        onHover={fetchAhead}
        onViews={() => setViewsOpen(true)}
        onExport={() => void navigate('/credit/export-loans/')}
        density={density}
        onDensity={chooseDensity}
        selectedKey={beingTaken ?? returnedTo}
      />
      {viewsOpen ? (
        <views.View
          address={queueAddress({ ...view, page: 1, loanId: '' })}
          onClose={() => setViewsOpen(false)}
        />
      ) : null}
    </>
  );
}

function chooseDensity(density: 'compact' | 'comfortable') {
  setPreferences({ density });
}

/** Fetches the files a loan is shown with. The loan itself is read when it is opened: each read is recorded as this
 *  person's. */
function fetchAhead() {
  // Files that fail to load are reported when the loan is opened.
  Promise.all([loadLoanPage(), loadLoanCalls()]).catch(() => undefined);
}
