import { type LoanDetail } from '@lending-desk/domain/loan';
import { replayContract } from '@lending-desk/domain/replay';
import { queryOptions } from '@tanstack/react-query';
import { apiOf } from '../http/api';
import { loanQueries, loanSource } from './loan';

const replayApi = apiOf(replayContract);
const under = [...loanQueries.all, 'replay'];

/** How a decided loan is read as it stood when it was decided. */
export const replaySource = loanSource(
  'credit',
  async (id, part, signal) => (await replayApi.read({ loanId: id, sections: part }, { signal })).data,
  under,
);

/** The loan with its decision and what became of it. Each look is recorded, so it is read once, and not before it is
 *  asked for. */
export const decidedQuery = (id: string) =>
  queryOptions({
    queryKey: [...under, id, 'decided'],
    queryFn: async ({ signal }): Promise<LoanDetail> => {
      const { data } = await replayApi.read({ loanId: id, sections: 'core', decision: 'shown' }, { signal });
      if ('core' in data) return data;
      throw new Error('The answer has no core');
    },
    staleTime: Number.POSITIVE_INFINITY,
    refetchOnWindowFocus: false,
  });
