import type { LoanDetail } from '@lending-desk/domain';
import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query';
import { loanApi } from '../http/loanApi';
import { loanQueries } from './loan';

/** Puts what an answer says of the loan into the loan that is read. */
function putIntoLoan(client: QueryClient, id: string, fields: Readonly<Record<string, unknown>>) {
  client.setQueryData(loanQueries.detail(id).queryKey, (detail: LoanDetail | undefined) =>
    detail ? { ...detail, raw: { ...detail.raw, ...fields } } : detail,
  );
}

/** Orders the Equifax report [CR-071]; the report itself arrives later, by the loan's events.
 *  @param id  as the loan's address has it */
export function useFetchEquifax(id: string, loanId: number) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async () => (await loanApi.bureau.fetch({ loanId })).data,
    onSuccess: ({ bureauFetchInitiated }) => {
      if (bureauFetchInitiated) putIntoLoan(client, id, { equifaxFetch: { status: 'initiated' } });
    },
  });
}

/** Orders the older bureau's report, with the last name where the bureau asked for one [CR-060]. The answered status
 *  goes into the loan, so that the button follows it. */
export function useFetchCibil(id: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (lastName: string | undefined) =>
      (await loanApi.bureau.cibil({ id, lastName })).data.loan.apolloCibilReport,
    onSuccess: apolloCibilReport => putIntoLoan(client, id, { apolloCibilReport }),
  });
}
