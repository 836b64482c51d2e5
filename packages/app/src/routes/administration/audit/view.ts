import { auditMessages } from '@lending-desk/domain/audit';
import { readAddressDate } from '@lending-desk/domain/calendar';
import { parseLoanId } from '@lending-desk/domain/loan';
import { searchOf } from '../../../loan/list/listAddress';
import type { AuditView } from '../../../queries/audit';

/** What the audit shows, as its address says; `addressFault` and `dateFault` say what in it means nothing. */
export function readAuditView(search: URLSearchParams): AuditView {
  const loan = parseLoanId(search.get('loan') ?? '');
  const { from, to } = namedDays(search);
  return {
    loan: loan === null ? '' : String(loan),
    actor: search.get('actor') || null,
    person: search.get('person') || null,
    action: search.get('action') || null,
    from: from ?? to,
    to: to ?? from,
  };
}

/** The days an address names, as they stand in their field: an end that is still being typed is none, whatever the
 *  entries are narrowed by meanwhile. */
export const namedDays = (search: URLSearchParams) => ({
  from: readAddressDate(search.get('from')).date,
  to: readAddressDate(search.get('to')).date,
});

const known = new Set(['loan', 'actor', 'person', 'action', 'from', 'to', 'cursor', 'entry']);

/** Why a day of the address means nothing; undefined if each does, or none is named. */
export const dateFault = (search: URLSearchParams): string | undefined =>
  readAddressDate(search.get('from')).fault ?? readAddressDate(search.get('to')).fault;

/** What else in the address means nothing; undefined if all of it does. */
export function addressFault(search: URLSearchParams): string | undefined {
  const unknown = [...search.keys()].find(name => !known.has(name));
  if (unknown !== undefined) return auditMessages.addressUnknown(unknown);
  const loan = search.get('loan');
  return loan && parseLoanId(loan) === null ? auditMessages.addressUnknown(loan) : undefined;
}

/** The query of a view at its first page; what is at its default is left out. */
export function auditSearch({ loan, actor, person, action, from, to }: AuditView): URLSearchParams {
  return searchOf({ loan, actor, person, action, from, to });
}
