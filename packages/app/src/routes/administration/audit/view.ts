import { parseBusinessDate } from '@lending-desk/domain/calendar';
import { parseLoanId } from '@lending-desk/domain/loan';
import type { AuditView } from '../../../queries/audit';

/** What the audit shows, as its address says; what means nothing is ignored. */
export function readAuditView(search: URLSearchParams): AuditView {
  const loan = parseLoanId(search.get('loan') ?? '');
  const from = parseBusinessDate(search.get('from') ?? '');
  const to = parseBusinessDate(search.get('to') ?? '');
  return {
    loan: loan === null ? '' : String(loan),
    actor: search.get('actor') || null,
    action: search.get('action') || null,
    from: from ?? to,
    to: to ?? from,
  };
}

/** The query of a view at its first page; what is at its default is left out. */
export function auditSearch({ loan, actor, action, from, to }: AuditView): URLSearchParams {
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries({ loan, actor, action, from, to }))
    if (value) search.set(name, value);
  return search;
}
