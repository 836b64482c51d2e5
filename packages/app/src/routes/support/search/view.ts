import { desks } from '@lending-desk/domain/access';
import { isApprovalStatus, searchTypes } from '@lending-desk/domain/loan';
import { addressFault, listAddress, pageIn } from '../../../loan/list/listAddress';
import { monthFault, monthIn } from '../../../loan/list/monthIn';
import type { SupportView } from '../../../queries/search';

/** What the list shows, as its address says; what means nothing is ignored here, and named by `supportFault`. */
export function readSupportView(search: URLSearchParams): SupportView {
  const approvalStatus = search.get('status') ?? '';
  return {
    page: pageIn(search),
    approvalStatus: isApprovalStatus(approvalStatus) ? approvalStatus : null,
    applicationStatus: search.get('application') || null,
    ...monthIn(search),
    followUpDue: search.get('followUp') === 'due',
  };
}

/** A sentence about the part of an address that means nothing; null if all of it does. */
export function supportFault(search: URLSearchParams): string | null {
  const { page, approvalStatus, month, followUpDue } = readSupportView(search);
  return (
    addressFault(search, {
      status: ['approval status', approvalStatus],
      followUp: ['filter', followUpDue || null],
      page: ['page', page],
      by: ['type of search', searchTypes.find(({ value }) => value === search.get('by')) ?? null],
    }) ?? monthFault(search, month)
  );
}

/** The address of a view of the list. */
export function supportListAddress(view: SupportView): string {
  const { page, applicationStatus: application, approvalStatus: status, year, month, followUpDue } = view;
  const followUp = followUpDue ? 'due' : null;
  return listAddress(desks.customerSupport.home, page, { application, status, year, month, followUp });
}
