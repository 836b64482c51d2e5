import type { CallDeclaration, CallParsed, CallWire, Viewer } from '@lending-desk/domain';
import type { Database } from '../db/client';
import type { ServerConfig } from '../config';
import type { LoanNotices } from '../live/notices';
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
}

/** Joins a declared call to its verb, with both checked against the declaration. */
export function route<const C extends CallDeclaration>(call: C, verb: Verb<C>): Route {
  // The mount parses the input by this very declaration and builds the context its access asks for.
  return { call, run: verb as Route['run'] };
}

/** The answer 'no' in the server's own words, with success false and errorMessages: a 4xx, or 502 when somebody the
 *  server depends on did not answer. */
export class Refused extends Error {
  constructor(
    readonly status: 400 | 401 | 403 | 404 | 409 | 410 | 413 | 415 | 422 | 429 | 502,
    message: string,
    /** Put under `data` of the body, for instance the loan as it now stands. */
    readonly data?: unknown,
  ) {
    super(message);
    this.name = 'Refused';
  }
}
