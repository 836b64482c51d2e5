import { type IdempotencyKeys, isOutcomeUnknown } from '../drafts/idempotencyKeys';
import type { DraftStore } from '../drafts/store';

/** Sends a request under a key that stays the same until the server's answer was read. */
export type Once = <Answer>(sent: unknown, send: (key: string) => Promise<Answer>) => Promise<Answer>;

/** One write: what it is about, how it is sent, and what the app holds when it succeeded. */
export type Write<Input, Output> = {
  /** What is done: 'comment'. A form of that name has its draft sent. */
  readonly word: string;
  /** What it is done to: a loan's number, or the day of a horoscope. */
  readonly of: number | string;
  readonly send: (input: Input, once: Once) => Promise<Output>;
  /** How long trying again is the same action. @default a day */
  readonly rememberMs?: number | undefined;
  /** Updates the cache; the form may be unmounted by then. What it does before its first `await` is seen together
   *  with the draft being gone. */
  readonly done: (output: Output) => Promise<void> | void;
  /** A snackbar on success, on whatever page the person is by then; a function makes it of the answer. @default none */
  readonly says?: string | ((output: Output) => string) | undefined;
  /** Whether it reached somebody outside, whom a second press would reach again. @default it did not */
  readonly reaches?: ((output: Output) => boolean) | undefined;
  /** Reads again what is shown, because it may have been written although the answer was lost. @default nothing */
  readonly unknown?: (() => void) | undefined;
  /** How a failure is introduced to somebody who has left the form: 'Loan 482190'. */
  readonly name: string;
};

export type WriteParts = {
  readonly drafts: Pick<DraftStore, 'get' | 'sent'>;
  readonly keys: Pick<IdempotencyKeys, 'once'>;
  /** idString of who writes. */
  readonly person: string;
};

/** The mutation of a write. Everything that must happen on success is done here and not in a component, which may
 *  be unmounted by then. */
export function writeOptions<Input, Output>(
  { drafts, keys, person }: WriteParts,
  { word, of, send, done, unknown, rememberMs }: Omit<Write<Input, Output>, 'says' | 'name'>,
) {
  const place = { person, of, form: word };
  const once: Once = (sent, call) =>
    keys.once({ person, action: [word, String(of)] }, sent, call, rememberMs);
  return {
    mutationFn: (input: Input) => send(input, once),
    /** The form's values at the press: only these are sent, and only this draft is removed. */
    onMutate: (): unknown => drafts.get(place).mine?.value,
    onSuccess: async (output: Output, _input: Input, typed: unknown) => {
      // The cache first: a form whose draft is gone shows what is stored.
      const more = done(output);
      if (typed !== undefined) drafts.sent(place, typed);
      await more;
    },
    onError: (thrown: Error) => {
      if (isOutcomeUnknown(thrown)) unknown?.();
    },
  };
}
