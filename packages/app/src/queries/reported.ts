import type { LoanDesk } from '@lending-desk/domain/access';
import { reportedContract, type ReportedParts } from '@lending-desk/domain/kyc';
import { useShown } from '@lending-desk/ui/primitives/Shown';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { apiOf } from '../http/api';
import { loanQueries } from './loan';

const reportedApi = apiOf(reportedContract);

/** Who statement and bureaux say the customer is, for the table of a desk that has no such reports. A hidden tab asks
 *  for nothing, because each read is recorded. */
export function useReported(id: string, desk: LoanDesk): ReportedParts {
  const { data, error } = useQuery({
    queryKey: [...loanQueries.details(), id, 'reported', desk],
    queryFn: async ({ signal }) => (await reportedApi.reported({ loanId: id, desk }, { signal })).data,
    enabled: useShown(),
    refetchOnWindowFocus: false,
  });
  return useMemo(
    () => ({
      reported: data
        ? { state: 'ready', value: data }
        : error
          ? { state: 'failed', why: error.message }
          : { state: 'loading' },
    }),
    [data, error],
  );
}
