import type { BusinessDate } from '@lending-desk/domain/calendar';
import { cashBookContract } from '@lending-desk/domain/cashBook';
import { queryOptions, skipToken } from '@tanstack/react-query';
import { apiOf } from '../http/api';

const cashBookApi = apiOf(cashBookContract);

export const cashBookQueries = {
  /** What was booked on a day. Nothing is read of no day. */
  ofDay: (on: BusinessDate | null) =>
    queryOptions({
      queryKey: ['cashBook', on],
      queryFn:
        on === null ? skipToken : async ({ signal }) => (await cashBookApi.read({ on }, { signal })).data,
      staleTime: 0,
    }),
};

/** All entries of a day as a CSV file. */
export const exportCashBook = async (on: BusinessDate): Promise<Blob> => cashBookApi.export({ on });
