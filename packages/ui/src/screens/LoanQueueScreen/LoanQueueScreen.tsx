import type { Viewer } from '@lending-desk/domain/access';
import { deskMessages } from '@lending-desk/domain/errors';
import { pageSize, type QueueRow } from '@lending-desk/domain/loan';
import { useMemo } from 'react';
import { jupiterDecisionOf } from '../../engine/EngineResultBadge';
import { QueueTable } from '../../loan/QueueTable';
import { tableOf } from '../../primitives/Table';
import { ListLayout } from '../ListLayout';
import { QueueFooter } from './QueueFooter';
import { type QueueHeadProps, QueueHeading, QueueTools } from './QueueHead';

export type LoanQueueScreenProps = QueueHeadProps & {
  viewer: Viewer;
  /** One-based. */
  page: number;
  /** The server's count; null if it sent none, in which case 500 is assumed. */
  total: number | null;
  /** What is wrong with the URL, in a sentence; no loans are listed then. @default none */
  fault?: string | undefined;
  /** A search is active and returned this page: 'No case has the loan id 99120.' @default false */
  searching?: boolean | undefined;
  /** Clears all filters in one history entry. */
  onShowAll: () => void;
  onPage: (page: number) => void;
  onOpen: (row: QueueRow) => void;
  onHover: (row: QueueRow) => void;
  /** The row that was opened last. @default none */
  selectedKey?: string | undefined;
};

/** Why the page has no rows, and one button. */
function useEmpty(props: LoanQueueScreenProps) {
  const { page, status, owner, fault, searching = false, onSearch, onShowAll, onPage } = props;
  const sought = searching ? props.search.trim() : '';
  return useMemo(() => {
    const showAll = { children: 'Show all cases', onClick: onShowAll };
    if (fault !== undefined) return { why: fault, action: showAll };
    if (searching) {
      const action = { children: 'Clear search', onClick: () => onSearch('') };
      return { why: `No case has the loan id ${sought}.`, action };
    }
    if (page > 1) {
      const action = { children: 'Go to the first page', onClick: () => onPage(1) };
      return { why: `The list ends before page ${page}.`, action };
    }
    if (status === null && owner === null) return undefined;
    return { why: 'No case passes the filters.', action: showAll };
  }, [fault, searching, sought, page, status, owner, onSearch, onShowAll, onPage]);
}

/** The loan queue: search, filters, and one page of cases. */
export function LoanQueueScreen(props: LoanQueueScreenProps) {
  const { viewer, list, page, total, onPage } = props;
  const failed = list.state === 'failed';
  // The total comes with the rows.
  const loading = list.state === 'loading' && total === null;
  const nothing = list.state === 'ready' && list.rows.length === 0 && page === 1;
  // Memoised, so that typing into the search box does not render the table.
  const footer = useMemo(
    () => (failed || nothing ? null : <QueueFooter {...{ page, total, loading, onPage }} />),
    [failed, nothing, page, total, loading, onPage],
  );
  return (
    <ListLayout sides="narrow" heading={<QueueHeading {...props} />} tools={<QueueTools {...props} />}>
      <QueueTable
        {...tableOf(list, deskMessages.loan.listFailed)}
        firstNumber={(page - 1) * pageSize + 1}
        viewer={viewer}
        empty={useEmpty(props)}
        onOpen={props.onOpen}
        onHover={props.onHover}
        selectedKey={props.selectedKey}
        jupiterDecision={jupiterDecisionOf}
        footer={footer}
      />
    </ListLayout>
  );
}
