import * as v from 'valibot';
import type { Transaction } from '../db/client';
import type { CallContext } from '../http/verb';
import type { Recurrence } from './recurrence';

/** What is known of a kind of job wherever one is enqueued. */
export interface JobDeclaration<Payload extends v.GenericSchema = v.GenericSchema> {
  /** Its name in the table: 'bureau.followFetch'. */
  readonly kind: string;
  readonly payload: Payload;
  /** How often in a row it may fail, a server that dies over it included. With 1 it never runs twice. */
  readonly attempts: number;
  /** How long a run may go without a word of progress. Then its signal aborts and another server may take the job. */
  readonly leaseSeconds: number;
  /** How many run at once in one server. */
  readonly atOnce: number;
  /** The pause after the first failure; it doubles with each further one. */
  readonly backOff: { readonly firstSeconds: number; readonly mostSeconds: number };
  /** For a kind that enqueues itself; its payload is `{ occurrence }`, an instant or the business date. */
  readonly recurs?: Recurrence;
}

/** Declares a kind of job. */
export function declareJob<const Payload extends v.GenericSchema>(
  declaration: JobDeclaration<Payload>,
): JobDeclaration<Payload> {
  return declaration;
}

/** What of a server a job gets. */
export type JobParts = Pick<CallContext, 'db' | 'config' | 'files' | 'sandbox'>;

export interface JobContext extends JobParts {
  readonly now: () => Date;
  /** Aborts when the server stops, when the lease has run out and when the job was cancelled. */
  readonly signal: AbortSignal;
  /** Stores how far the job is and begins its lease anew.
   *  @throws when the job was cancelled or taken by another server */
  readonly progress: (howFar: number | string) => Promise<void>;
}

/** 'done', or when the same job is to run again. What is thrown is a failed attempt. */
export type JobOutcome = 'done' | { readonly again: Date };

interface JobSteps<Payload> {
  /** Does it. May run again after a crash at any point, so what it writes must bear a repeat. */
  readonly run: (context: JobContext, payload: Payload) => Promise<JobOutcome>;
  /** Tells the rest of the database that nothing comes of it any more, in the transaction that buries or cancels it. */
  readonly gaveUp?: (tx: Transaction, payload: Payload, now: Date) => Promise<void>;
}

/** A kind of job with what it does; payloads are parsed before they reach it. */
export interface Job {
  readonly declaration: JobDeclaration;
  readonly run: (context: JobContext, payload: unknown) => Promise<JobOutcome>;
  readonly gaveUp: (tx: Transaction, payload: unknown, now: Date) => Promise<void>;
}

/** Joins a declared kind to what it does. */
export function jobOf<Payload extends v.GenericSchema>(
  declaration: JobDeclaration<Payload>,
  { run, gaveUp }: JobSteps<v.InferOutput<Payload>>,
): Job {
  return {
    declaration,
    run: async (context, payload) => run(context, v.parse(declaration.payload, payload)),
    gaveUp: async (tx, payload, now) => {
      // A payload that nobody can read tells of nothing either.
      const read = v.safeParse(declaration.payload, payload);
      if (read.success) await gaveUp?.(tx, read.output, now);
    },
  };
}
