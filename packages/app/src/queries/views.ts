import { type SavedView, type viewedLists, viewsContract } from '@lending-desk/domain/views';
import { queryOptions, useQueryClient } from '@tanstack/react-query';
import { apiOf } from '../http/api';
import { useSingleFlight } from './useSingleFlight';

const viewsApi = apiOf(viewsContract);

/** A list that has saved views, by its name in the contract. */
export type ViewedList = (typeof viewedLists)[number];

export const viewQueries = {
  /** The signed-in person's saved views of a list. Only that person changes them. */
  of: (list: ViewedList) =>
    queryOptions({
      queryKey: ['views', list],
      queryFn: async ({ signal }) => (await viewsApi.list({ list }, { signal })).data.views,
      staleTime: Number.POSITIVE_INFINITY,
    }),
};

/** Saves a view of a list under a name, or removes one; the answer is the new list. One change at a time. */
export function useChangeViews(list: ViewedList) {
  const client = useQueryClient();
  return useSingleFlight(['views', list], {
    mutationFn: async (change: Pick<SavedView, 'name' | 'query'> | { readonly removed: string }) => {
      const { data } = await ('removed' in change
        ? viewsApi.remove({ viewId: change.removed })
        : viewsApi.save({ list, ...change }));
      return data.views;
    },
    onSuccess: views => client.setQueryData(viewQueries.of(list).queryKey, views),
  });
}
