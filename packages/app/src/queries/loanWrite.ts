import type { LoanDetail } from '@lending-desk/domain/loan';
import type { QueryClient } from '@tanstack/react-query';
import { loanQueries, putIntoLoan } from './loan';
import type { Write } from './write';

/** One write of a loan: how it is sent and what the app holds when it succeeded. */
export type LoanWrite<Input, Output> = Omit<Write<Input, Output>, 'of' | 'done' | 'name'> & {
  readonly loanId: number;
  /** Merges the answer into the loan that is shown. @default the loan is read again */
  readonly patch?: ((detail: LoanDetail, output: Output) => LoanDetail) | undefined;
  /** It changes more of the loan than it answers: after `patch` the loan is read again. @default false */
  readonly changesMore?: boolean | undefined;
  /** The rows of the queue show it, too. @default false */
  readonly changesQueue?: boolean | undefined;
};

/** The write of a loan as a plain write, which updates the loan and the queue in the cache. */
export function writeOfLoan<Input, Output>(
  client: QueryClient,
  {
    loanId,
    patch,
    changesMore = patch === undefined,
    changesQueue = false,
    ...write
  }: LoanWrite<Input, Output>,
): Write<Input, Output> {
  const queryKey = [...loanQueries.details(), String(loanId)];
  return {
    unknown: () => void client.invalidateQueries({ queryKey }),
    ...write,
    of: loanId,
    name: `Loan ${loanId}`,
    done: async output => {
      if (changesQueue) void client.invalidateQueries({ queryKey: loanQueries.lists() });
      if (patch) await putIntoLoan(client, loanId, detail => patch(detail, output));
      if (!changesMore) return;
      await client.cancelQueries({ queryKey });
      void client.invalidateQueries({ queryKey });
    },
  };
}
