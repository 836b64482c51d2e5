import { nextContract, type NextFactor, usualFactors } from '@lending-desk/domain/collections';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { apiOf } from '../http/api';
import { loanQueries } from './loan';

const nextApi = apiOf(nextContract);

export const nextQueries = {
  /** The accounts in the order of work; while another order is made the last one stays [M47]. */
  accounts: ({ factors }: { readonly factors: readonly NextFactor[] }) =>
    queryOptions({
      queryKey: [...loanQueries.lists(), 'collections', 'next', ...factors],
      queryFn: async ({ signal }) => {
        const asked = factors === usualFactors ? {} : { factors: factors.join(',') };
        return (await nextApi.next(asked, { signal })).data;
      },
      placeholderData: keepPreviousData,
    }),
};
