import { can, desks } from '@lending-desk/domain/access';
import type { DisbursedRow } from '@lending-desk/domain/collections';
import { useShortcuts } from '@lending-desk/ui/primitives/Shortcuts';
import type { SearchDraft } from '@lending-desk/ui/screens/CustomerSearchScreen';
import { DisbursedLoansScreen } from '@lending-desk/ui/screens/DisbursedLoansScreen';
import { useQuery } from '@tanstack/react-query';
import { useCallback, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useToday } from '../../../calendar/useToday';
import { ListViews } from '../../../loan/list/ListViews';
import { useAssumedTotal } from '../../../loan/list/useAssumedTotal';
import { useListPage } from '../../../loan/list/useListPage';
import { disbursedQueries } from '../../../queries/disbursed';
import { useViewer } from '../../../session/useViewer';
import { loadable } from '../../../chunks/loadable';
import { useNamePage } from '../../../shell/breadcrumb';
import { collectionsLoanAddress } from '../addresses';
import { useSearch } from './useSearch';
import { disbursedAddress, disbursedFault, readDisbursedView } from './view';

const disbursedList = {
  read: readDisbursedView,
  addressOf: disbursedAddress,
  fault: disbursedFault,
  query: disbursedQueries.list,
  rowsOf: ({ loans }: { loans: readonly DisbursedRow[] }) => loans,
};

const nachUpload = loadable(async () => (await import('../nachUpload')).NachUpload);

const { assumedTotal } = desks.collections.paging;

/** The disbursed loans, and how the book stands [SH-015]. */
export function Component() {
  useNamePage('Disbursed applications');
  const { view, fault, shown, failure, show, leave, returnedTo } = useListPage(disbursedList, useViewer());
  const total = useAssumedTotal(assumedTotal, view, shown.state === 'ready' ? shown.rows.length : undefined);
  const ageing = useQuery(disbursedQueries.ageing());
  const navigate = useNavigate();
  const [draft, setDraft] = useState<SearchDraft>({ type: null, text: '' });
  const { search, searching, failure: searchFailure } = useSearch();
  const today = useToday();
  const boxRef = useRef<HTMLInputElement>(null);
  useShortcuts({ '/': () => boxRef.current?.focus() });

  const viewer = useViewer();
  const [uploading, setUploading] = useState<boolean>();

  return (
    <>
      <DisbursedLoansScreen
        draft={draft}
        onDraft={setDraft}
        onSubmit={search}
        searching={searching}
        searchFailure={searchFailure}
        boxRef={boxRef}
        ageing={ageing.data ?? null}
        ageingFailure={
          ageing.error && !ageing.data
            ? { message: ageing.error.message, onRetry: () => void ageing.refetch() }
            : undefined
        }
        today={today}
        filter={view}
        onFilter={show}
        fault={fault ?? undefined}
        onShowAll={useCallback(() => void navigate(desks.collections.home), [navigate])}
        list={shown.state === 'failed' ? { ...shown, message: failure } : shown}
        views={<ListViews list="collections" address={disbursedAddress({ ...view, page: 1 })} />}
        page={view.page}
        total={total}
        onPage={page => show({ page })}
        onOpen={useCallback(
          (row: DisbursedRow) => {
            leave(row);
            void navigate(collectionsLoanAddress(row.loanId));
          },
          [leave, navigate],
        )}
        selectedKey={returnedTo}
        onUploadNach={can(viewer, 'uploadNach') ? () => setUploading(true) : undefined}
      />
      {uploading === undefined ? null : (
        <nachUpload.View open={uploading} onClose={() => setUploading(false)} />
      )}
    </>
  );
}
