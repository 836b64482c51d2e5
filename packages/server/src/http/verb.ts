import type { CallDeclaration, CallParsed, CallWire, FormFaults, Viewer } from '@lending-desk/domain';
import type { Database } from '../db/client';
import { inTransaction } from '../db/transaction';
import type { ServerConfig } from '../config';
import type { FileHome } from '../files/fileHome';
import type { LoanNotices } from '../live/notices';
import type { Sandbox } from '../sandbox/sandbox';
import type { FileAnswer } from './fileAnswer';

/** What every verb gets beside its parsed input. */
export interface CallContext {
  readonly db: Database;
  readonly config: ServerConfig;
  /** The instant of the request; verbs never read the clock themselves. */
  readonly now: Date;
  readonly requestId: string;
  /** Where the request came from, for throttling and the audit row. */
  readonly remoteAddress: string;
  readonly files: FileHome;
  /** Null outside a demonstration. */
  readonly sandbox: Sandbox | null;
}

/** The context of a call that needs a signed-in person; permission by the contract has been checked. */
export interface SignedInContext extends CallContext {
  readonly viewer: Viewer;
  readonly sessionId: string;
  readonly tokenExpiresAt: Date;
  /** What changes of loans while they are looked at. */
  readonly live: LoanNotices;
}

type ContextOf<C extends CallDeclaration> = C['access'] extends { readonly kind: 'public' }
  ? CallContext
  : SignedInContext;

/** Between events: a sign that the connection is alive. */
export const keepAlive: unique symbol = Symbol('keep-alive');

/** One line of a CSV answer; the mount writes the BOM, quotes cells and disarms formulas. */
export type CsvRow = readonly (string | number | null)[];

/** What a verb hands back: JSON in wire shape, lines of a CSV, events in wire shape, or a file. */
export type VerbAnswer<C extends CallDeclaration> = C['answer'] extends { readonly kind: 'csv' }
  ? AsyncIterable<CsvRow>
  : C['answer'] extends { readonly kind: 'events' }
    ? AsyncIterable<CallWire<C> | typeof keepAlive>
    : C['answer'] extends { readonly kind: 'file' }
      ? FileAnswer
      : CallWire<C>;

/** A verb does one call: permission beyond the contract → transaction → conditional change → audit row → answer.
 *  It answers in wire shape (what stands beside success and errorMessages) and refuses by throwing `Refused`. */
export type Verb<C extends CallDeclaration> = (
  context: ContextOf<C>,
  input: CallParsed<C>,
) => Promise<VerbAnswer<C>>;

/** A call joined to the verb that does it. */
export interface Route {
  readonly call: CallDeclaration;
  readonly run: (context: CallContext | SignedInContext, input: unknown) => Promise<unknown>;
  /** The steps of a verb with an effect outside the database; they are what `run` does in one go. */
  readonly outside?: OutsideSteps;
}

/** A verb with an effect that no transaction can undo or repeat: a telephone that rings. It is written down, then done,
 *  then its outcome is written down; between the two transactions none is open, so that nobody waits for a provider. */
export interface OutsideVerb<C extends CallDeclaration, Noted, Outcome> {
  /** Checks, and writes down what is about to be done; inside a transaction, which commits before `act`.
   *  @throws Refused, and then nothing is done */
  readonly note: (context: SignedInContext, input: CallParsed<C>) => Promise<Noted>;
  /** Does it, at most once for a note, and not inside a transaction. What goes wrong is an outcome.
   *  @returns within `limitMs` */
  readonly act: (noted: Noted, context: Omit<SignedInContext, 'db'>) => Promise<Outcome>;
  /** Writes down what became of it, inside a second transaction, and words the answer. */
  readonly settle: (context: SignedInContext, noted: Noted, outcome: Outcome) => Promise<CallWire<C>>;
  readonly limitMs: number;
  /** What a repeat of the request is told when nobody knows what became of it: the server ended in between. */
  readonly unsettled: CallWire<C>;
}

/** The same with the types of its call taken off: the mount hands each step what the one before it returned. */
export interface OutsideSteps {
  readonly note: (context: SignedInContext, input: unknown) => Promise<unknown>;
  readonly act: (noted: unknown, context: Omit<SignedInContext, 'db'>) => Promise<unknown>;
  readonly settle: (context: SignedInContext, noted: unknown, outcome: unknown) => Promise<unknown>;
  readonly limitMs: number;
  readonly unsettled: unknown;
}

/** Joins a declared call to a verb with an effect outside the database. */
export function routeOutside<const C extends CallDeclaration, Noted, Outcome>(
  call: C,
  verb: OutsideVerb<C, Noted, Outcome>,
): Route {
  // The mount parses the input by this very declaration.
  const outside = verb as OutsideSteps;
  const run: Route['run'] = async (context, input) => {
    // No such call is public.
    const signedIn = context as SignedInContext;
    const { db } = context;
    const noted = await inTransaction(db, tx => outside.note({ ...signedIn, db: tx }, input));
    const outcome = await outside.act(noted, signedIn);
    return inTransaction(db, tx => outside.settle({ ...signedIn, db: tx }, noted, outcome));
  };
  return { call, outside, run };
}

/** Joins a declared call to its verb, with both checked against the declaration. */
export function route<const C extends CallDeclaration>(call: C, verb: Verb<C>): Route {
  // The mount parses the input by this very declaration and builds the context its access asks for.
  return { call, run: verb as Route['run'] };
}

/** The answer 'no' in the server's own words, with success false and errorMessages: a 4xx, 502 when somebody the
 *  server depends on did not answer, 503 when nobody is configured to do it. */
export class Refused extends Error {
  constructor(
    readonly status: 400 | 401 | 403 | 404 | 409 | 410 | 413 | 415 | 422 | 429 | 502 | 503,
    message: string,
    /** Put under `data` of the body, for instance the loan as it now stands. */
    readonly data?: unknown,
    /** Seconds after which asking again makes sense; sent as Retry-After. */
    readonly retryAfterSeconds?: number,
    /** What is wrong with which field of the request, by its path; sent as `fieldErrors`. */
    readonly fields?: FormFaults,
  ) {
    super(message);
    this.name = 'Refused';
  }
}
