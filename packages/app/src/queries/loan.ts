import type { ApprovalStatus, LoanDetail, LoanPart, MaskedField } from '@lending-desk/domain';
import { useShown } from '@lending-desk/ui/primitives/Shown';
import {
  keepPreviousData,
  queryOptions,
  skipToken,
  useMutation,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query';
import { api } from '../http/deskApi';

/** What the queue shows; the same words as in its address. */
export type QueueView = {
  readonly status: ApprovalStatus | null;
  readonly page: number;
  readonly owner: 'mine' | 'unassigned' | null;
  /** A whole number as text, '' for no search. */
  readonly loanId: string;
};

export const loanQueries = {
  all: ['loan'] as const,
  lists: () => [...loanQueries.all, 'list'] as const,
  /** One page of the queue. While the next view is on its way the last one stays [CR-011]. */
  list: (view: QueueView) =>
    queryOptions({
      queryKey: [...loanQueries.lists(), view],
      queryFn: ({ signal }) =>
        api.loan.list(
          {
            page: view.page,
            status: view.status ?? undefined,
            owner: view.owner ?? undefined,
            loanId: view.loanId === '' ? undefined : view.loanId,
          },
          { signal },
        ),
      placeholderData: keepPreviousData,
    }),
  details: () => [...loanQueries.all, 'detail'] as const,
  /** The core of a loan: what the header, the profile and the rail show. Reading assigns nothing [CR-026]. */
  detail: (id: string) => loanQueries.part(id, 'core'),
  /** One part of a loan, fetched when its tab is near. */
  part: (id: string, part: LoanPart) =>
    queryOptions({
      queryKey: [...loanQueries.details(), id, part],
      queryFn: async ({ signal }) => (await api.loan.read({ id, sections: part }, { signal })).data,
      // A loan is not read anew under the hands of who works on it: that is what Reload Loan is for.
      refetchOnWindowFocus: false,
      refetchOnReconnect: false,
    }),
  /** How many values of the updated KYC differ from the declared ones: the tab tells when it has compared them. */
  kycDifferences: (id: string) =>
    queryOptions<number>({ queryKey: [...loanQueries.all, 'kycDifferences', id], queryFn: skipToken }),
};

/** One part of a loan for the tab that shows it. A tab behind another asks for nothing: each read is recorded. */
export function useLoanPart(id: string, part: LoanPart) {
  return useQuery({ ...loanQueries.part(id, part), enabled: useShown() });
}

/** Takes an unassigned loan [CR-012]. Whether it worked or not, the queue no longer shows the truth; a loan read
 *  ahead learns who has it, so that it opens without being read again. */
export function useAssignLoan() {
  const client = useQueryClient();
  return useMutation({
    /** @param id  as the loan's address has it */
    mutationFn: async (id: string) => (await api.loan.assign({ loanId: id })).data,
    onSuccess: ({ underWriterId, underWriterName, version }, id) => {
      const underwriter = { idString: underWriterId, fullName: underWriterName };
      client.setQueryData(loanQueries.detail(id).queryKey, (detail: LoanDetail | undefined) =>
        detail ? { ...detail, core: { ...detail.core, underwriter, version } } : detail,
      );
    },
    // Nobody waits for the list: the loan is to open now.
    onSettled: () => void client.invalidateQueries({ queryKey: loanQueries.lists() }),
  });
}

/** Reads one masked value; the server writes an audit row, so it is never cached. */
export function useRevealField(id: string) {
  return useMutation({
    gcTime: 0,
    mutationFn: async (field: MaskedField) => (await api.loan.reveal({ id, field })).data.value,
  });
}
