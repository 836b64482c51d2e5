import { isApprovalStatus, parseLoanId } from '@lending-desk/domain/loan';
import type { QueueView } from '../../../queries/loan';

/** What the queue shows, as its address says [SH-006]. Invalid values are ignored here; `queueFault` reports them. */
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

/** A sentence about the invalid part of an address; null if all of it is valid. */
export function queueFault(search: URLSearchParams): string | null {
  const view = readQueueView(search);
  const says = (name: string) => search.get(name) ?? '';
  if (says('status') !== '' && view.status === null) return `There is no status “${says('status')}”.`;
  if (says('owner') !== '' && view.owner === null) return `There is no filter “${says('owner')}”.`;
  if (says('page') !== '' && String(view.page) !== says('page')) return `There is no page “${says('page')}”.`;
  if (says('loanId') !== '' && view.loanId === '') return `“${says('loanId')}” is no loan id.`;
  return null;
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
