import { auditContract } from '@lending-desk/domain/audit';
import type { BusinessDate } from '@lending-desk/domain/calendar';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { apiOf } from '../http/api';

const auditApi = apiOf(auditContract);

/** What the audit shows, as its address says. */
export type AuditView = {
  readonly loan: string;
  readonly actor: string | null;
  readonly person: string | null;
  readonly action: string | null;
  readonly from: BusinessDate | null;
  readonly to: BusinessDate | null;
};

const askedOf = ({ loan, actor, person, action, from, to }: AuditView) => ({
  loanId: loan === '' ? undefined : loan,
  actor: actor ?? undefined,
  person: person ?? undefined,
  action: action ?? undefined,
  from: from ?? undefined,
  to: to ?? undefined,
});

export const auditQueries = {
  /** A page of the list. Something is recorded all the time, so it is read again whenever it is opened. */
  list: (view: AuditView, cursor: string | null) =>
    queryOptions({
      queryKey: ['audit', 'list', view, cursor],
      queryFn: async ({ signal }) =>
        (await auditApi.list({ ...askedOf(view), cursor: cursor ?? undefined }, { signal })).data,
      placeholderData: keepPreviousData,
      staleTime: 0,
    }),
  /** An entry never changes, and each read of it is recorded: once per visit is enough. */
  entry: (entryId: string) =>
    queryOptions({
      queryKey: ['audit', 'entry', entryId],
      queryFn: async ({ signal }) => (await auditApi.read({ entryId }, { signal })).data.entry,
      staleTime: Number.POSITIVE_INFINITY,
    }),
  actions: () =>
    queryOptions({
      queryKey: ['audit', 'actions'],
      queryFn: async ({ signal }) => (await auditApi.actions({}, { signal })).data.actions,
      staleTime: 5 * 60_000,
    }),
};

/** What the view shows as a CSV file. */
export const exportAudit = (view: AuditView): Promise<Blob> => auditApi.export(askedOf(view));
