import { loanDesks } from '@lending-desk/domain/access';
import { mentionsContract } from '@lending-desk/domain/mentions';
import { queryOptions, skipToken } from '@tanstack/react-query';
import { apiOf } from '../http/api';

export const mentionsApi = apiOf(mentionsContract);

export const mentionQueries = {
  /** Where the signed-in person was mentioned; read again every other minute while the page is visible. */
  list: () =>
    queryOptions({
      queryKey: ['mentions'],
      queryFn: async ({ signal }) => (await mentionsApi.list({}, { signal })).data,
      staleTime: 60_000,
      refetchInterval: 120_000,
    }),
  /** Those who may open a loan. Nobody's until a loan is named.
   *  @param loan  as a text area names it: 'credit/482190' */
  colleagues: (loan: string | null) => {
    const [named, loanId = ''] = loan?.split('/') ?? [];
    const desk = loanDesks.find(one => one === named);
    return queryOptions({
      queryKey: ['colleagues', loan],
      queryFn:
        desk === undefined
          ? skipToken
          : async ({ signal }) => {
              return (await mentionsApi.colleagues({ loanId, desk }, { signal })).data.colleagues;
            },
      staleTime: 5 * 60_000,
    });
  },
};
