import type { LoanDetail } from '@lending-desk/domain/loan';
import type { QueryClient } from '@tanstack/react-query';
import type { DeedKeys } from '../drafts/deedKeys';
import type { DraftStore } from '../drafts/store';
import { loanQueries, putIntoLoan } from './loan';

/** Sends a request under a key that stays the same until the server's answer was read. */
export type Once = <Answer>(sent: unknown, send: (key: string) => Promise<Answer>) => Promise<Answer>;

/** One write of a loan: how it is sent and what the app holds when it succeeded. */
export type LoanWrite<Input, Output> = {
  /** What is done: 'comment'. A form of that name has its draft sent. */
  readonly word: string;
  readonly loanId: number;
  readonly send: (input: Input, once: Once) => Promise<Output>;
  /** Merges the answer into the loan that is shown. @default the loan is read again */
  readonly patch?: ((detail: LoanDetail, output: Output) => LoanDetail) | undefined;
  /** The rows of the queue show it, too. @default false */
  readonly changesQueue?: boolean | undefined;
  /** A snackbar on success, on whatever page the person is by then. @default none */
  readonly says?: string | undefined;
  /** How long a retry after an unknown outcome uses the same key. @default as long as the server remembers it */
  readonly rememberMs?: number | undefined;
};

export type LoanWriteParts = {
  readonly client: QueryClient;
  readonly drafts: Pick<DraftStore, 'get' | 'sent'>;
  readonly keys: Pick<DeedKeys, 'once'>;
  /** idString of who writes. */
  readonly person: string;
};

/** The mutation of a write. Everything that must happen on success is done here and not in a component, which may
 *  be unmounted by then. */
export function loanWriteOptions<Input, Output>(
  { client, drafts, keys, person }: LoanWriteParts,
  { word, loanId, send, patch, changesQueue = false, rememberMs }: LoanWrite<Input, Output>,
) {
  const place = { person, loanId, form: word };
  const once: Once = (sent, call) =>
    keys.once({ person, deed: [word, String(loanId)] }, sent, call, rememberMs);
  return {
    mutationFn: (input: Input) => send(input, once),
    /** The form's values at the press: only these are sent, and only this draft is removed. */
    onMutate: (): unknown => drafts.get(place).mine?.value,
    onSuccess: async (output: Output, _input: Input, typed: unknown) => {
      if (typed !== undefined) drafts.sent(place, typed);
      if (changesQueue) void client.invalidateQueries({ queryKey: loanQueries.lists() });
      if (patch) return putIntoLoan(client, loanId, detail => patch(detail, output));
      const queryKey = [...loanQueries.details(), String(loanId)];
      await client.cancelQueries({ queryKey });
      void client.invalidateQueries({ queryKey });
    },
  };
}
