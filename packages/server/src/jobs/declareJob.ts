import * as v from 'valibot';
import type { Transaction } from '../db/client';
import type { CallContext } from '../http/verb';
import type { Recurrence } from './recurrence';

/** The declaration of a kind of job, needed wherever one is enqueued. */
export interface JobDeclaration<Payload extends v.GenericSchema = v.GenericSchema> {
  /** Its name in the table: 'bureau.followFetch'. */
  readonly kind: string;
  readonly payload: Payload;
  /** How often in a row it may fail, including by the death of its server. With 1 it never runs twice. */
  readonly attempts: number;
  /** How long a run may take without reporting progress. Then its signal aborts, and soon after another server
   *  may take the job. */
  readonly quietSeconds: number;
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

/** What a job gets from its server. */
export type JobParts = Pick<CallContext, 'db' | 'config' | 'files' | 'sandbox'>;

export interface JobContext extends JobParts {
  readonly now: () => Date;
  /** Aborts when the server stops, when the run was quiet for too long and when the job was cancelled. */
  readonly signal: AbortSignal;
  /** Stores the progress of the job, which counts as a sign of life.
   *  @throws when the job was cancelled or taken by another server */
  readonly progress: (howFar: number | string) => Promise<void>;
}

/** 'done', or when to run the same job again. A thrown error is a failed attempt. */
export type JobOutcome = 'done' | { readonly again: Date };

interface JobSteps<Payload> {
  /** Runs the job. It may run again after a crash at any point, so its writes must be repeatable. */
  readonly run: (context: JobContext, payload: Payload) => Promise<JobOutcome>;
  /** Records in the rest of the database that the job has failed for good, in the transaction that ends or
   *  cancels it. */
  readonly gaveUp?: (tx: Transaction, payload: Payload, now: Date) => Promise<void>;
}

/** A kind of job with its function; payloads are parsed before they reach it. */
export interface Job {
  readonly declaration: JobDeclaration;
  readonly run: (context: JobContext, payload: unknown) => Promise<JobOutcome>;
  readonly gaveUp: (tx: Transaction, payload: unknown, now: Date) => Promise<void>;
}

/** Combines a declared kind with its function. */
export function jobOf<Payload extends v.GenericSchema>(
  declaration: JobDeclaration<Payload>,
  { run, gaveUp }: JobSteps<v.InferOutput<Payload>>,
): Job {
  return {
    declaration,
    run: async (context, payload) => run(context, v.parse(declaration.payload, payload)),
    gaveUp: async (tx, payload, now) => {
      // With an unreadable payload there is nothing to record.
      const read = v.safeParse(declaration.payload, payload);
      if (read.success) await gaveUp?.(tx, read.output, now);
    },
  };
}
