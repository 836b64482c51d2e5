import { desks } from '@lending-desk/domain/access';
import { isApprovalStatus, parseLoanId } from '@lending-desk/domain/loan';
import { addressFault, listAddress, pageIn } from '../../../loan/list/listAddress';
import type { QueueView } from '../../../queries/loan';

/** What the queue shows, as its address says [SH-006]. Invalid values are ignored here; `queueFault` reports them. */
export function readQueueView(search: URLSearchParams): QueueView {
  const status = search.get('status') ?? '';
  const owner = search.get('owner');
  const loanId = parseLoanId(search.get('loanId') ?? '');
  return {
    status: isApprovalStatus(status) ? status : null,
    owner: owner === 'mine' || owner === 'unassigned' ? owner : null,
    page: pageIn(search),
    loanId: loanId === null ? '' : String(loanId),
  };
}

/** A sentence about the invalid part of an address; null if all of it is valid. */
export function queueFault(search: URLSearchParams): string | null {
  const view = readQueueView(search);
  const { status, owner, page } = view;
  const fault = addressFault(search, {
    status: ['status', status],
    owner: ['filter', owner],
    page: ['page', page],
  });
  if (fault !== null) return fault;
  const loanId = search.get('loanId') ?? '';
  return loanId !== '' && view.loanId === '' ? `“${loanId}” is no loan id.` : null;
}

/** The address of a view of the queue. */
export function queueAddress(view: QueueView): string {
  const { page, status, owner, loanId } = view;
  return listAddress(desks.credit.home, page, { status, owner, loanId });
}
