import { bureauContract } from '@lending-desk/domain/bureau';
import type { LoanDetail } from '@lending-desk/domain/loan';
import { apiOf } from '../http/api';
import { useCall } from './useCall';

const bureauApi = apiOf(bureauContract);

/** The loan with what an answer says of it. */
const withFields = (detail: LoanDetail, fields: Readonly<Record<string, unknown>>): LoanDetail => ({
  ...detail,
  raw: { ...detail.raw, ...fields },
});

/** Orders the Equifax report [CR-071]; the report itself arrives later, by the loan's events. Ordering it again while
 *  it is on its way, or when it is there, orders nothing: no key is needed. */
export function useFetchEquifax(loanId: number) {
  return useCall({
    word: 'equifax',
    of: loanId,
    send: async (_pressed: null, ask) => (await ask(bureauApi.fetch, { loanId })).data,
    patch: (detail, { bureauFetchInitiated }) =>
      bureauFetchInitiated ? withFields(detail, { equifaxFetch: { status: 'initiated' } }) : detail,
  });
}

/** Orders the older bureau's report, with the last name where the bureau asked for one [CR-060]. The answered status
 *  goes into the loan, so that the button follows it. Ordered again it answers how far the first order is. */
export function useFetchCibil(loanId: number) {
  return useCall({
    word: 'cibil',
    of: loanId,
    send: async (lastName: string | undefined, ask) =>
      (await ask(bureauApi.cibil, { id: String(loanId), lastName })).data.loan.apolloCibilReport,
    reaches: () => true,
    patch: (detail, apolloCibilReport) => withFields(detail, { apolloCibilReport }),
  });
}
