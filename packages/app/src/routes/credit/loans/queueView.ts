import { isApprovalStatus, parseLoanId } from '@lending-desk/domain';
import type { QueueView } from '../../../queries/loan';

/** What the queue shows, as its address says [SH-006]; what the address says wrongly is passed over. */
export function readQueueView(search: URLSearchParams): QueueView {
  const status = search.get('status') ?? '';
  const owner = search.get('owner');
  const page = Number(search.get('page') ?? '1');
  const loanId = parseLoanId(search.get('loanId') ?? '');
  return {
    status: isApprovalStatus(status) ? status : null,
    owner: owner === 'mine' || owner === 'unassigned' ? owner : null,
    page: Number.isSafeInteger(page) && page >= 1 ? page : 1,
    loanId: loanId === null ? '' : String(loanId),
  };
}

/** The address of a view of the queue; what is at its default is left out. */
export function queueAddress(view: QueueView): string {
  const search = new URLSearchParams();
  if (view.status) search.set('status', view.status);
  if (view.owner) search.set('owner', view.owner);
  if (view.loanId !== '') search.set('loanId', view.loanId);
  if (view.page > 1) search.set('page', String(view.page));
  return search.size === 0 ? '/credit/loans' : `/credit/loans?${search}`;
}

/** A change of the view. Another filter begins at its first page. */
export function changeView(view: QueueView, change: Partial<QueueView>): QueueView {
  return { ...view, page: 1, ...change };
}
