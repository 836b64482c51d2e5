import type { LoanDesk } from '@lending-desk/domain/access';
import {
  type ApprovalStatus,
  type LoanDetail,
  type LoanPart,
  pageSize,
  type PartialLoan,
  queueContract,
} from '@lending-desk/domain/loan';
import {
  keepPreviousData,
  queryOptions,
  skipToken,
  useMutation,
  useMutationState,
  useQueryClient,
} from '@tanstack/react-query';
import { useCallback } from 'react';
import { apiOf } from '../http/api';
import { loadChunk } from '../chunks/loadChunk';
import { loanDetails, loanLists, putIntoLoan } from './loanCache';
import { shareRunning } from './shareRunning';
import { actionKey, isUnderWay } from './useSingleFlight';

const queueApi = apiOf(queueContract);

/** The calls of one loan are loaded with the first loan that is read, not with the queue. */
export const loadLoanCalls = () => loadChunk(() => import('./loanApi'));

/** What the queue shows; the same words as in its address. */
export type QueueView = {
  readonly status: ApprovalStatus | null;
  readonly page: number;
  readonly owner: 'mine' | 'unassigned' | null;
  /** A whole number as text, '' for no search. */
  readonly loanId: string;
};

type ReadPart = (id: string, part: LoanPart, signal: AbortSignal) => Promise<LoanDetail | PartialLoan>;

/** How a desk reads a loan: its core, which the header and the rail show, and each part when a tab needs it. Reading
 *  assigns nothing [CR-026]. Each desk has places of its own in the cache: the same person may open a loan at two of
 *  them, which see different sections of it.
 *  @param ask  throws ApiError; a backend that ignores which part is asked for answers the whole loan
 *  @param under  where it is in the cache; a loan of another time is in a place that no change of the loan touches */
export function loanSource(desk: LoanDesk, ask: ReadPart, under: readonly string[] = loanDetails) {
  const keyOf = (id: string, part: LoanPart) => [...under, id, part, desk];
  // A loan is not refetched while somebody works on it; Reload Loan does that.
  const onRequest = { refetchOnWindowFocus: false } as const;
  const readCore = async (id: string, signal: AbortSignal): Promise<LoanDetail> => {
    const data = await ask(id, 'core', signal);
    if ('core' in data) return data;
    throw new Error('The answer has no core');
  };
  const read: ReadPart = (id, part, signal) =>
    part === 'core' ? readCore(id, signal) : ask(id, part, signal);
  return {
    desk,
    read,
    /** Where everything is that was read of a loan. */
    all: (id: string) => [...under, id],
    detail: (id: string) =>
      queryOptions({
        queryKey: keyOf(id, 'core'),
        queryFn: ({ signal }) => readCore(id, signal),
        ...onRequest,
      }),
    part: (id: string, part: LoanPart) =>
      queryOptions({
        queryKey: keyOf(id, part),
        queryFn: ({ signal }) => read(id, part, signal),
        ...onRequest,
      }),
    /** How many values of the updated KYC differ from the declared ones: known once the tab has compared them. */
    kycDifferences: (id: string) =>
      queryOptions<number>({
        queryKey: [...keyOf(id, 'kyc'), 'differences'],
        queryFn: skipToken,
      }),
  };
}
export type LoanSource = ReturnType<typeof loanSource>;

/** How credit reads a loan. */
export const creditSource = loanSource(
  'credit',
  async (id, part, signal) =>
    (await (await loadLoanCalls()).loanApi.read({ id, sections: part }, { signal })).data,
);

export const loanQueries = {
  all: ['loan'] as const,
  lists: () => loanLists,
  /** One page of the queue. While the next view is loading the last one stays [CR-011]. */
  list: (view: QueueView) =>
    queryOptions({
      queryKey: [...loanQueries.lists(), view],
      queryFn: ({ signal }) =>
        queueApi.list(
          {
            page: view.page,
            count: pageSize,
            status: view.status ?? undefined,
            owner: view.owner ?? undefined,
            loanId: view.loanId === '' ? undefined : view.loanId,
          },
          { signal },
        ),
      placeholderData: keepPreviousData,
    }),
  details: () => loanDetails,
};

const assigning = 'loan.assign';
const assignOnce = shareRunning<Awaited<ReturnType<typeof queueApi.assign>>['data']>();

/** Takes an unassigned loan [CR-012]. Whether it worked or not, the queue is out of date; a loan that was
 *  read before gets its new assignee. */
export function useAssignLoan() {
  const client = useQueryClient();
  const { mutateAsync } = useMutation({
    mutationKey: actionKey(assigning),
    /** @param id  as the loan's address has it */
    mutationFn: async (id: string) => (await queueApi.assign({ loanId: id })).data,
    onSuccess: ({ underWriterId, underWriterName, version }, id) => {
      const underwriter = { idString: underWriterId, fullName: underWriterName };
      return putIntoLoan(client, id, detail => ({
        ...detail,
        core: { ...detail.core, underwriter, version },
      }));
    },
    // Not awaited: the loan has to open now.
    onSettled: () => void client.invalidateQueries({ queryKey: loanQueries.lists() }),
  });
  return {
    /** A second attempt to take a loan, from the queue or by its address, waits for the running one. */
    assign: useCallback((id: string) => assignOnce(id, () => mutateAsync(id)), [mutateAsync]),
    /** Whether any loan is being taken, from the press on. */
    isAssigning: useCallback(() => isUnderWay(client, assigning), [client]),
  };
}

/** The loan that is being taken, if one is. */
export function useLoanBeingTaken(): string | undefined {
  const [id] = useMutationState({
    filters: { mutationKey: actionKey(assigning), status: 'pending' },
    select: ({ state }) => state.variables,
  });
  return typeof id === 'string' ? id : undefined;
}
