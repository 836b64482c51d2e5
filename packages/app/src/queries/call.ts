import type { LoanDetail } from '@lending-desk/domain/loan';
import type { QueryClient } from '@tanstack/react-query';
import { type IdempotencyKeys, isOutcomeUnknown } from '../drafts/idempotencyKeys';
import type { DraftStore } from '../drafts/store';
import type { ApiCall, CallOptions } from '../http/client';
import { loanDetails, loanLists, putIntoLoan } from './loanCache';

/** Makes a call; one that takes a key has the same until the server's answer was read. */
export type Ask = <Sent, Answer>(
  call: ApiCall<Sent, Answer>,
  sent: NoInfer<Sent>,
  options?: CallOptions,
) => Promise<Answer>;

/** One write: what it is about, how it is sent, and what the app holds when it succeeded. */
export type Call<Input, Output> = {
  /** What is done: 'comment'. A form of that name has its draft sent. */
  readonly word: string;
  /** What it is done to: a loan's number, or the day of a horoscope. */
  readonly of: number | string;
  readonly send: (input: Input, ask: Ask) => Promise<Output>;
  /** How long trying again is the same action. @default a day */
  readonly rememberMs?: number | undefined;
  /** Merges the answer into the loan that is shown. @default the loan is read again */
  readonly patch?: ((detail: LoanDetail, output: Output) => LoanDetail) | undefined;
  /** It changes more of the loan than it answers: after `patch` the loan is read again. @default false */
  readonly changesMore?: boolean | ((input: Input) => boolean) | undefined;
  /** The rows of the queue show it, too. @default false */
  readonly changesQueue?: boolean | undefined;
  /** Updates the cache; the form may be unmounted by then. What it does before its first `await` is seen together
   *  with the draft being gone. @default the loan is patched or read again */
  readonly done?: ((output: Output, input: Input) => unknown) | undefined;
  /** A snackbar on success, on whatever page the person is by then; a function makes it of the answer. @default none */
  readonly says?: string | ((output: Output) => string) | undefined;
  /** Whether it reached somebody outside, whom a second press would reach again. @default it did not */
  readonly reaches?: ((output: Output) => boolean) | undefined;
  /** After any failure. @default nothing */
  readonly failed?: (() => unknown) | undefined;
  /** Reads again what is shown, because it may have been written although the answer was lost. @default the loan;
   *  nothing where `done` is given */
  readonly unknown?: (() => unknown) | undefined;
  /** How a failure is introduced to somebody who has left the form. @default 'Loan 482190' */
  readonly name?: string | undefined;
};

export type CallParts = {
  readonly client: QueryClient;
  readonly drafts: Pick<DraftStore, 'get' | 'sent'>;
  readonly keys: Pick<IdempotencyKeys, 'once'>;
  /** idString of who writes. */
  readonly person: string;
};

/** The mutation of a write. Everything that must happen on success is done here and not in a component, which may
 *  be unmounted by then. */
export function callOptions<Input, Output>(
  { client, drafts, keys, person }: CallParts,
  { word, of, send, rememberMs, patch, changesMore = !patch, ...write }: Call<Input, Output>,
) {
  const place = { person, of, form: word };
  const queryKey = [...loanDetails, String(of)];
  const reread = () => void client.invalidateQueries({ queryKey });
  const ask: Ask = (call, sent, options) =>
    call.keyed
      ? keys.once(
          { person, action: [word, String(of)] },
          sent,
          idempotencyKey => call(sent, { ...options, idempotencyKey }),
          rememberMs,
        )
      : call(sent, options);
  async function changeLoan(output: Output, input: Input) {
    if (write.changesQueue) void client.invalidateQueries({ queryKey: loanLists });
    if (patch) await putIntoLoan(client, of, detail => patch(detail, output));
    if (!(typeof changesMore === 'function' ? changesMore(input) : changesMore)) return;
    await client.cancelQueries({ queryKey });
    reread();
  }
  const { done = changeLoan, unknown = write.done ? undefined : reread } = write;
  return {
    mutationFn: (input: Input) => send(input, ask),
    /** The form's values at the press: only these are sent, and only this draft is removed. */
    onMutate: (): unknown => drafts.get(place).mine?.value,
    onSuccess: async (output: Output, input: Input, typed: unknown) => {
      // The cache first: a form whose draft is gone shows what is stored.
      const more = done(output, input);
      if (typed !== undefined) drafts.sent(place, typed);
      await more;
    },
    onError: (thrown: Error) => {
      if (isOutcomeUnknown(thrown)) unknown?.();
      write.failed?.();
    },
  };
}
