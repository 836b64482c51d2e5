import type { Viewer } from '@lending-desk/domain/access';
import type { ListShown } from '@lending-desk/ui/primitives/Table';
import { type QueryKey, useQuery, type UseQueryOptions } from '@tanstack/react-query';
import { useCallback, useMemo } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { statusOf } from '../../http/apiError';
import { shownOf } from '../../retry/shownOf';
import { useListRetry } from '../../retry/useListRetry';
import { changeView, type Paged } from './listAddress';
import { leaveListAt, listScroller, neighboursOf } from './listPlace';
import { useReturnToRow } from './useReturnToRow';

/** What a list of loans is: its address, its call, its rows and their pages. */
type LoanList<View extends Paged, Answer, Row, Key extends QueryKey> = {
  /** What the list shows, as its address says. */
  readonly read: (search: URLSearchParams) => View;
  readonly addressOf: (view: View) => string;
  /** A sentence about the part of an address that means nothing. @default each address means something */
  readonly fault?: (search: URLSearchParams) => string | null;
  readonly query: (view: View) => UseQueryOptions<Answer, Error, Answer, Key>;
  readonly rowsOf: (answer: Answer) => readonly Row[];
};

const nothing: ListShown<never> = { state: 'ready', rows: [] };

/** A desk's list of loans on its page. What it shows is in its address, so that a reload, Back and a colleague's link
 *  show the same; a failed load is tried again [SH-057]; who comes back from a loan is at its row.
 *  An address that means nothing lists nothing.
 *  @param list  the same object at every render */
export function useListPage<View extends Paged, Answer, Row extends { loanId: number }, Key extends QueryKey>(
  list: LoanList<View, Answer, Row, Key>,
  viewer: Viewer,
) {
  const { search } = useLocation();
  const view = useMemo(() => list.read(new URLSearchParams(search)), [list, search]);
  const address = list.addressOf(view);
  const misread = useMemo(() => list.fault?.(new URLSearchParams(search)) ?? null, [list, search]);
  const query = useQuery({ ...list.query(view), enabled: misread === null });
  const retry = useListRetry(query);
  const navigate = useNavigate();
  const { data, isPlaceholderData } = query;
  const rows = data && list.rowsOf(data);
  // Asking again for what the server refuses to list does not help either: a page too far away. A first page that is
  // refused is a failure of the list.
  const isTooFar = view.page > 1 && statusOf(query.error) === 400;
  const fault = misread ?? (isTooFar ? (query.error?.message ?? null) : null);

  return {
    view,
    address,
    /** Why the address lists nothing, null if it means something. */
    fault,
    shown: fault === null ? shownOf(rows, retry && { retry }, isPlaceholderData) : nothing,
    /** The answer whose rows are shown: that of the view before while the next is loading. */
    answer: data,
    /** What the server says about a failed load. */
    failure: query.error?.message,
    /** Shows another view. It starts from the address as it is now: two changes of one press both count. */
    show: useCallback(
      (change: Partial<View>, options: { replace?: boolean } = {}) => {
        const now = list.read(new URLSearchParams(location.search));
        void navigate(list.addressOf(changeView(now, change)), options);
      },
      [list, navigate],
    ),
    /** Remembers the place in the list, before a row opens. */
    leave: useCallback(
      (row: Row) =>
        leaveListAt({
          person: viewer.idString,
          address,
          loanId: row.loanId,
          scrollTop: listScroller()?.scrollTop ?? 0,
          neighbours: neighboursOf(row.loanId, rows ?? []),
        }),
      [viewer, address, rows],
    ),
    /** The key of the row that was opened last, after the way back. */
    returnedTo: useReturnToRow(viewer.idString, address, rows),
  };
}
