import type { Role } from '@lending-desk/domain/access';
import type { CallDeclaration, CallInput } from '@lending-desk/domain/contract';
import type { TestAnswer, TestServer } from '../harness';
import { aLine, heldBy, loanIdOf, storeLoans } from '../loans';

/** The environment a write runs in. */
export interface Place {
  readonly server: TestServer;
  /** A new loan assigned to the credit user.
   *  @returns its id */
  readonly aLoan: (changes?: Record<string, unknown>) => Promise<number>;
  /** An unused number, for values that must differ from run to run. */
  readonly aNumber: () => number;
}

/** An environment on a server, whose numbers and loans are all new. */
export function aPlace(server: TestServer): Place {
  let next = 0;
  const aNumber = (): number => {
    // Two equal digits at the end make the sandbox behave in a special way.
    do next += 1;
    while ((next % 100) % 11 === 0);
    return next;
  };
  const aLoan = async (changes: Record<string, unknown> = {}): Promise<number> => {
    const number = aNumber();
    await storeLoans(server.db, [aLine(number, { underWriter: heldBy('credit.user'), ...changes })]);
    return loanIdOf(number);
  };
  return { server, aNumber, aLoan };
}

/** A write to test: of a call, a webhook, a command or the server itself. */
export interface Write {
  /** Prepares the write and returns a function that performs it and throws when it did not succeed.
   *  @param headers  of the request, an Idempotency-Key among them */
  readonly prepare: (
    place: Place,
    headers: Readonly<Record<string, string>>,
  ) => Promise<() => Promise<unknown>>;
  /** For a write of several transactions with a provider's call in between: what each stage leaves behind when a
   *  later one fails, counted from the beginning, by table. Nothing else may be left. */
  readonly stages?: Readonly<Record<string, Readonly<Record<string, string>>>>;
}

/** Throws unless the answer is a success. */
export function demandDone(answer: TestAnswer): void {
  if (answer.status !== 200) throw new Error(`${answer.status}: ${answer.text}`);
}

/** The write of a call, by somebody of this role; null for nobody. */
export function calling<C extends CallDeclaration>(
  call: C,
  input: (place: Place) => Promise<CallInput<C>> | CallInput<C>,
  as: Role | null = 'ROLE_CREDIT_USER',
): Write {
  return {
    prepare: async (place, headers) => {
      const sent = await input(place);
      const caller = as && (await place.server.signIn(as));
      return async () => demandDone(await place.server.call(call, sent, caller, headers));
    },
  };
}

/** The database and the time, as the verbs of a command take them. */
export const at = ({ server }: Place) => ({ db: server.db, now: server.clock.now });

export const bankStatements = [
  { fileId: 'f-1', password: 'HEMA7711', file: { key: 'a.pdf', presignedUrl: null } },
];
