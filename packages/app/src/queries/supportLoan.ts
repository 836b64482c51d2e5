import { type LoanSource as Source, supportLoanContract } from '@lending-desk/domain/loan';
import { fieldsOf } from '@lending-desk/domain/loose';
import { queryOptions } from '@tanstack/react-query';
import { apiOf } from '../http/api';
import { loanQueries, loanSource } from './loan';
import { useCall } from './useCall';

const supportApi = apiOf(supportLoanContract);

/** How customer support reads a loan [CS-025]. */
export const supportSource = loanSource(
  'customerSupport',
  async (id, part, signal) =>
    (await supportApi.readForSupport({ loanId: id, sections: part }, { signal })).data,
);

export const supportLoanQueries = {
  /** The lists of choices [CS-010]; they change with the product. */
  enumValues: () =>
    queryOptions({
      queryKey: [...loanQueries.all, 'enumValues'],
      queryFn: async ({ signal }) => (await supportApi.enumValues({}, { signal })).data.enums,
      staleTime: Number.POSITIVE_INFINITY,
    }),
};

/** Puts a loan that is on hold back into review; the loan then shows the status that was answered [CS-017]. */
export function useMoveToReview(loanId: number) {
  return useCall({
    word: 'review',
    of: loanId,
    send: async (_pressed: null, ask) => (await ask(supportApi.moveToReview, { loanId })).data.approvalStatus,
    patch: (detail, status) => ({ ...detail, core: { ...detail.core, status } }),
    changesQueue: true,
  });
}

/** Saves where a loan came from and puts the answer into the loan [CS-096]. */
export function useSaveLoanSource(loanId: number) {
  return useCall({
    word: 'loanSource',
    of: loanId,
    send: async (loanSource: Source, ask) =>
      (await ask(supportApi.saveSource, { loanId, loanSource })).data.loanSource,
    patch: (detail, loanSource) => ({
      ...detail,
      raw: { ...detail.raw, loanDetails: { ...fieldsOf(detail.raw['loanDetails']), loanSource } },
    }),
  });
}
