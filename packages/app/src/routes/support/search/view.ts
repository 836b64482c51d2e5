import { isApprovalStatus } from '@lending-desk/domain/loan';
import type { SupportView } from '../../../queries/search';

function whole(text: string | null, from: number, to: number): number | null {
  const value = Number(text ?? '');
  return text && Number.isSafeInteger(value) && value >= from && value <= to ? value : null;
}

/** What the list shows, as its address says; what means nothing is ignored. */
export function readSupportView(search: URLSearchParams): SupportView {
  const approvalStatus = search.get('status') ?? '';
  const year = whole(search.get('year'), 2020, 2100);
  const month = whole(search.get('month'), 1, 12);
  const both = year !== null && month !== null;
  return {
    page: whole(search.get('page'), 1, 10_000_000) ?? 1,
    approvalStatus: isApprovalStatus(approvalStatus) ? approvalStatus : null,
    applicationStatus: search.get('application') || null,
    year: both ? year : null,
    month: both ? month : null,
    followUpDue: search.get('followUp') === 'due',
  };
}

/** The address of a view of the list; what is at its default is left out. */
export function supportListAddress(view: SupportView): string {
  const search = new URLSearchParams();
  if (view.applicationStatus) search.set('application', view.applicationStatus);
  if (view.approvalStatus) search.set('status', view.approvalStatus);
  if (view.year !== null) search.set('year', String(view.year));
  if (view.month !== null) search.set('month', String(view.month));
  if (view.followUpDue) search.set('followUp', 'due');
  if (view.page > 1) search.set('page', String(view.page));
  return `/loan-management/search/${search.size === 0 ? '' : `?${search}`}`;
}
