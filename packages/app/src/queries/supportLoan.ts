import { type LoanPart, type LoanSource as Source, supportLoanContract } from '@lending-desk/domain/loan';
import { fieldsOf } from '@lending-desk/domain/loose';
import { useShown } from '@lending-desk/ui/primitives/Shown';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { apiOf } from '../http/api';
import type { LoanSource } from '../live/loanSource';
import { loanQueries } from './loan';
import { useLoanMutation } from './useLoanMutation';

const supportApi = apiOf(supportLoanContract);

/** Reads one part of a loan for customer support [CS-025].
 *  @throws ApiError */
async function read(id: string, part: LoanPart, signal: AbortSignal) {
  return (await supportApi.readForSupport({ loanId: id, sections: part }, { signal })).data;
}

/** @throws ApiError */
async function readCore(id: string, signal: AbortSignal) {
  const data = await read(id, 'core', signal);
  if ('core' in data) return data;
  throw new Error('The answer has no core');
}

// A loan is not refetched while somebody works on it; Reload Loan does that.
const onRequest = { refetchOnWindowFocus: false, refetchOnReconnect: false } as const;

// Beside those of credit: the same person may open the loan at both desks, which see different sections of it.
const keyOf = (id: string, part: LoanPart) => [...loanQueries.details(), id, part, 'customerSupport'];

export const supportLoanQueries = {
  /** The core of a loan. */
  detail: (id: string) =>
    queryOptions({
      queryKey: keyOf(id, 'core'),
      queryFn: ({ signal }) => readCore(id, signal),
      ...onRequest,
    }),
  /** One part of a loan, fetched when its tab needs it. */
  part: (id: string, part: LoanPart) =>
    queryOptions({
      queryKey: keyOf(id, part),
      queryFn: ({ signal }) => read(id, part, signal),
      ...onRequest,
    }),
  /** The lists of choices [CS-010]; they change with the product. */
  enumValues: () =>
    queryOptions({
      queryKey: [...loanQueries.all, 'enumValues'],
      queryFn: async ({ signal }) => (await supportApi.enumValues({}, { signal })).data.enums,
      staleTime: Number.POSITIVE_INFINITY,
    }),
};

/** One part of a loan for the tab that shows it. A hidden tab requests nothing, because each read is recorded. */
export function useSupportPart(id: string, part: LoanPart) {
  return useQuery({ ...supportLoanQueries.part(id, part), enabled: useShown() });
}

/** How customer support reads a loan. */
export const supportSource: LoanSource = {
  desk: 'customerSupport',
  query: supportLoanQueries.part,
  read,
};

/** Puts a loan that is on hold back into review; the loan then shows the status that was answered [CS-017]. */
export function useMoveToReview(loanId: number) {
  return useLoanMutation({
    word: 'review',
    loanId,
    send: (_pressed: null, once) =>
      once(
        { loanId },
        async idempotencyKey =>
          (await supportApi.moveToReview({ loanId }, { idempotencyKey })).data.approvalStatus,
      ),
    patch: (detail, status) => ({ ...detail, core: { ...detail.core, status } }),
    changesQueue: true,
  });
}

/** Saves where a loan came from and puts the answer into the loan [CS-096]. */
export function useSaveLoanSource(loanId: number) {
  return useLoanMutation({
    word: 'loanSource',
    loanId,
    asksAgain: true,
    send: (loanSource: Source, once) => {
      const sent = { loanId, loanSource };
      return once(
        sent,
        async idempotencyKey => (await supportApi.saveSource(sent, { idempotencyKey })).data.loanSource,
      );
    },
    patch: (detail, loanSource) => ({
      ...detail,
      raw: { ...detail.raw, loanDetails: { ...fieldsOf(detail.raw['loanDetails']), loanSource } },
    }),
  });
}
