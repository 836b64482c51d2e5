import {
  type ApprovalStatus,
  pageSize,
  parseLoanId,
  searchContract,
  type SearchFor,
} from '@lending-desk/domain/loan';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { apiOf } from '../http/api';
import { nextOf } from './nextOf';
import { loanQueries } from './loan';

const searchApi = apiOf(searchContract);

/** What customer support's list shows; the same words as in its address. */
export type SupportView = {
  readonly page: number;
  readonly approvalStatus: ApprovalStatus | null;
  readonly applicationStatus: string | null;
  readonly year: number | null;
  readonly month: number | null;
  /** Only the loans whose follow-up is due. */
  readonly followUpDue: boolean;
};

const keyOf = (view: SupportView) => [...loanQueries.lists(), 'customerSupport', view] as const;

export const searchQueries = {
  /** One page of the list; while the next view is loading the last one stays [CS-007]. */
  list: (view: SupportView) =>
    queryOptions({
      queryKey: keyOf(view),
      queryFn: async ({ signal }) => {
        const { page, approvalStatus, applicationStatus, year, month, followUpDue } = view;
        const asked = {
          page,
          count: pageSize,
          status: approvalStatus ?? undefined,
          applicationStatus: applicationStatus ?? undefined,
          year: year ?? undefined,
          month: month ?? undefined,
          followUp: followUpDue ? ('due' as const) : undefined,
          after: nextOf(keyOf({ ...view, page: page - 1 })),
        };
        return (await searchApi.listForSupport(asked, { signal })).data;
      },
      placeholderData: keepPreviousData,
    }),
  /** The loans of a customer [SH-066]; none, without asking, of a number that no loan can have. */
  found: (sought: SearchFor) =>
    queryOptions({
      queryKey: [...loanQueries.lists(), 'found', sought],
      queryFn: async ({ signal }) =>
        'loanId' in sought && parseLoanId(String(sought.loanId)) === null
          ? []
          : (await searchApi.search({ ...sought }, { signal })).data.loans,
    }),
  /** The choices of the filters [CS-006]; they change with the product. */
  statuses: () =>
    queryOptions({
      queryKey: ['loan', 'statuses'],
      queryFn: async ({ signal }) => {
        const [approval, application] = await Promise.all([
          searchApi.approvalStatuses({}, { signal }),
          searchApi.applicationStatuses({}, { signal }),
        ]);
        return {
          approvalStatuses: approval.data.approvalStatuses,
          applicationStatuses: application.data.applicationStatuses,
        };
      },
      staleTime: Number.POSITIVE_INFINITY,
    }),
};
