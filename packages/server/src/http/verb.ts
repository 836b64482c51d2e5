import type { Viewer } from '@lending-desk/domain/access';
import type { CallDeclaration, CallParsed, CallWire } from '@lending-desk/domain/contract';
import type { FormFaults } from '@lending-desk/domain/form';
import type { Database } from '../db/client';
import { inTransaction } from '../db/transaction';
import type { ServerConfig } from '../config';
import type { FileHome } from '../files/fileHome';
import type { LoanNotices } from '../live/notices';
import type { Readiness } from '../health/readiness';
import type { Sandbox } from '../sandbox/sandbox';
import type { FileAnswer } from './fileAnswer';

/** What every verb gets besides its parsed input. */
export interface CallContext {
  readonly db: Database;
  readonly config: ServerConfig;
  /** The time of the request. Verbs use it instead of reading the clock, so that tests can set it. */
  readonly now: Date;
  readonly requestId: string;
  /** Where the request came from, for rate limits and the audit row. */
  readonly remoteAddress: string;
  /** The browser it says it came from, in words; null when unknown. For display only. */
  readonly browser: string | null;
  readonly files: FileHome;
  /** Null outside a demonstration. */
  readonly sandbox: Sandbox | null;
  /** Why this server should get no requests. */
  readonly readiness: Readiness;
}

/** The context of a call that requires sign-in; the contract's permission has been checked. */
export interface SignedInContext extends CallContext {
  readonly viewer: Viewer;
  readonly sessionId: string;
  readonly tokenExpiresAt: Date;
  /** Notifies open screens of changes to their loan. */
  readonly live: LoanNotices;
}

type ContextOf<C extends CallDeclaration> = C['access'] extends { readonly kind: 'public' }
  ? CallContext
  : SignedInContext;

/** Sent between events to show that the connection is alive. */
export const keepAlive: unique symbol = Symbol('keep-alive');

/** One row of a CSV answer; the mount writes the BOM, quotes cells and disarms formulas. */
export type CsvRow = readonly (string | number | null)[];

/** An answer in wire shape that is text already, because it is too large to be made where requests wait for it. */
export class MadeJson {
  constructor(readonly text: string) {}
}

/** What a verb returns: JSON in wire shape, rows of a CSV, events in wire shape, or a file. */
export type VerbAnswer<C extends CallDeclaration> = C['answer'] extends { readonly kind: 'csv' }
  ? AsyncIterable<CsvRow>
  : C['answer'] extends { readonly kind: 'events' }
    ? AsyncIterable<CallWire<C> | typeof keepAlive>
    : C['answer'] extends { readonly kind: 'file' }
      ? FileAnswer
      : CallWire<C> | MadeJson;

/** A verb implements one call: permission beyond the contract → transaction → conditional change → audit row →
 *  answer. It answers in wire shape (without success and errorMessages) and refuses by throwing `Refused`. */
export type Verb<C extends CallDeclaration> = (
  context: ContextOf<C>,
  input: CallParsed<C>,
) => Promise<VerbAnswer<C>>;

/** A call and the verb that implements it. */
export interface Route {
  readonly call: CallDeclaration;
  readonly run: (context: CallContext | SignedInContext, input: unknown) => Promise<unknown>;
  /** The steps of a verb with an effect outside the database; `run` performs all of them. */
  readonly outside?: OutsideSteps;
}

/** A verb with an effect that no transaction can undo or repeat, such as a ringing phone. It is recorded, then
 *  performed, then its outcome is recorded; no transaction is open in between, so that none stays open while
 *  waiting for a provider. */
export interface OutsideVerb<C extends CallDeclaration, Noted, Outcome> {
  /** Checks, and records what is about to be done, in a transaction that commits before `act`.
   *  @throws Refused, and then nothing is done */
  readonly note: (context: SignedInContext, input: CallParsed<C>) => Promise<Noted>;
  /** Performs the effect, at most once per note, outside any transaction. A failure is an outcome too.
   *  @returns within `limitMs` */
  readonly act: (noted: Noted, context: Omit<SignedInContext, 'db'>) => Promise<Outcome>;
  /** Records the outcome in a second transaction and returns the answer. */
  readonly recordOutcome: (context: SignedInContext, noted: Noted, outcome: Outcome) => Promise<CallWire<C>>;
  readonly limitMs: number;
  /** The answer to a repeat of the request when the outcome is unknown because the server stopped in between. */
  readonly unknownOutcome: CallWire<C>;
}

/** The same without the types of its call: the mount passes each step what the previous one returned. */
export interface OutsideSteps {
  readonly note: (context: SignedInContext, input: unknown) => Promise<unknown>;
  readonly act: (noted: unknown, context: Omit<SignedInContext, 'db'>) => Promise<unknown>;
  readonly recordOutcome: (context: SignedInContext, noted: unknown, outcome: unknown) => Promise<unknown>;
  readonly limitMs: number;
  readonly unknownOutcome: unknown;
}

/** Combines a declared call with a verb that has an effect outside the database. */
export function routeOutside<const C extends CallDeclaration, Noted, Outcome>(
  call: C,
  verb: OutsideVerb<NoInfer<C>, Noted, Outcome>,
): Route {
  // Safe: the mount parses the input by this very declaration.
  const outside = verb as OutsideSteps;
  const run: Route['run'] = async (context, input) => {
    // No such call is public.
    const signedIn = context as SignedInContext;
    const { db } = context;
    const noted = await inTransaction(db, tx => outside.note({ ...signedIn, db: tx }, input));
    const outcome = await outside.act(noted, signedIn);
    return inTransaction(db, tx => outside.recordOutcome({ ...signedIn, db: tx }, noted, outcome));
  };
  return { call, outside, run };
}

/** Combines a declared call with its verb; the types of both are checked against the declaration. */
export function route<const C extends CallDeclaration>(call: C, verb: Verb<NoInfer<C>>): Route {
  // Safe: the mount parses the input by this very declaration and builds the context its access requires.
  return { call, run: verb as Route['run'] };
}

/** A refusal with a message of the server, sent with success false and errorMessages: a 4xx, 502 when a provider
 *  did not answer, 503 when none is configured. */
export class Refused extends Error {
  constructor(
    readonly status: 400 | 401 | 403 | 404 | 409 | 410 | 413 | 415 | 422 | 429 | 502 | 503,
    message: string,
    /** Sent as `data` of the body, for instance the current loan. */
    readonly data?: unknown,
    /** Seconds after which retrying makes sense; sent as Retry-After. */
    readonly retryAfterSeconds?: number,
    /** What is wrong with which field of the request, by its path; sent as `fieldErrors`. */
    readonly fields?: FormFaults,
  ) {
    super(message);
    this.name = 'Refused';
  }
}
