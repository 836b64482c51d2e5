import { collectionsListContract } from '@lending-desk/domain/collections';
import type { DisbursedFilter } from '@lending-desk/ui/screens/DisbursedLoansScreen';
import { pageSize } from '@lending-desk/domain/loan';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { apiOf } from '../http/api';
import { nextOf } from './nextOf';
import { loanQueries } from './loan';

const listApi = apiOf(collectionsListContract);

/** What the collections list shows; the same words as in its address. */
export type DisbursedView = DisbursedFilter & { readonly page: number };

const keyOf = (view: DisbursedView) => [...loanQueries.lists(), 'collections', view] as const;

export const disbursedQueries = {
  /** One page of the list; while the next view is loading the last one stays [CO-008]. */
  list: (view: DisbursedView) =>
    queryOptions({
      queryKey: keyOf(view),
      queryFn: async ({ signal }) => {
        const { page, year, month, bucket, class: ofBook, owner, sort } = view;
        const asked = {
          page,
          count: pageSize,
          year: year ?? undefined,
          month: month ?? undefined,
          bucket: bucket ?? undefined,
          class: ofBook ?? undefined,
          owner: owner ?? undefined,
          sort,
          after: nextOf(keyOf({ ...view, page: page - 1 })),
        };
        return (await listApi.list(asked, { signal })).data;
      },
      placeholderData: keepPreviousData,
    }),
  /** How the whole book stands. */
  ageing: () =>
    queryOptions({
      queryKey: [...loanQueries.lists(), 'collections', 'ageing'],
      queryFn: async ({ signal }) => (await listApi.ageing({}, { signal })).data,
    }),
};
