import { setTimeout as pause } from 'node:timers/promises';
import type { Logger } from 'pino';
import type { OpenDatabase } from '../db/database';
import { faultText, loggable } from '../http/errors';
import { backOffMs } from './backOff';
import type { Job, JobContext, JobParts } from './declareJob';
import { enqueue, jobsChanged } from './enqueue';
import { markDead, claimDue, type JobRow, leaseEnd, readDue, writeLeased } from './leases';
import { occurrenceOf } from './recurrence';

/** What the worker needs. */
export interface WorkerParts extends JobParts {
  readonly jobs: readonly Job[];
  readonly logger: Pick<Logger, 'error' | 'warn'>;
  readonly now: () => Date;
  /** From 0 to 1, for the pauses after failures. */
  readonly random?: () => number;
  /** How often a run says that it still runs. @default five seconds */
  readonly beatMs?: number;
}

/** How often a worker polls without a notification, and the shortest pause between two polls. */
const pollMs = 15_000;
const minPauseMs = 200;
/** How often a server says that it still runs a job: four times while the job is held for it. */
const usualBeatMs = 5_000;
/** How often a job that has failed for good tries to record it elsewhere, before it is dead without that. */
const mostFarewells = 5;
/** How long a stopping server waits for a run that ignores its signal. */
const graceMs = 5_000;

const leaseRanOut = 'the lease ran out';

export interface JobWorker {
  /** Runs everything that is due. @returns when each of it has ended or is due later */
  readonly tick: () => Promise<void>;
  /** From now on takes due jobs automatically: after a notification, when the next job is due, and every
   *  quarter of a minute in case a notification was missed. */
  readonly start: (opened: Pick<OpenDatabase, 'listen'>) => Promise<void>;
  /** Stops the worker: runs are aborted, and unfinished jobs are released. @returns when nothing is running */
  readonly stop: () => Promise<void>;
}

/** Runs the jobs of the table while the server runs. All its state is in the table: killed at any moment, it
 *  or another server continues from there. A kind that hangs delays only itself. */
export function createJobWorker(parts: WorkerParts): JobWorker {
  const { db, jobs, logger, now, random = Math.random, beatMs = usualBeatMs } = parts;
  const stopping = new AbortController();
  const { signal: stopped } = stopping;
  /** How many runs of each kind are in progress, and which occurrence it enqueued last. */
  const running = new Map<string, number>();
  const planned = new Map<string, string>();
  const underWay = new Set<Promise<void>>();
  let started = false;
  const freeOf = ({ declaration: { kind, atOnce } }: Job) => atOnce - (running.get(kind) ?? 0);

  const complain = (error: unknown): void => {
    if (!stopped.aborted) logger.error({ job: 'worker', error: loggable(error) });
  };

  async function planRecurring(at: Date): Promise<void> {
    for (const { declaration } of jobs) {
      const { kind, recurs } = declaration;
      if (!recurs) continue;
      const { occurrence, runAt } = occurrenceOf(recurs, at);
      if (planned.get(kind) === occurrence) continue;
      await enqueue(db, declaration, { key: occurrence, payload: { occurrence }, runAt, now: at });
      planned.set(kind, occurrence);
    }
  }

  /** A run that failed, or whose server died, is due again after a pause, or dead. */
  async function fail(job: Job, row: JobRow, error: unknown): Promise<void> {
    const { kind, attempts, backOff } = job.declaration;
    const entry = { job: kind, jobId: row.id, attempt: row.attempt };
    const lastError = error === leaseRanOut ? (row.lastError ?? leaseRanOut) : faultText(error);
    const again = async (failure: unknown): Promise<void> => {
      const dueAt = new Date(now().getTime() + backOffMs(backOff, row.attempt, random()));
      await writeLeased(db, row, { state: 'waiting', lease: null, dueAt, lastError });
      logger.warn({ ...entry, error: loggable(failure) });
    };
    if (row.attempt < attempts) return again(error);
    const parting = row.attempt - attempts < mostFarewells;
    try {
      const dead = parting ? job : { ...job, gaveUp: async () => undefined };
      if (await markDead(db, dead, row, { lastError, now: now() }))
        logger.error({ ...entry, dead: lastError });
    } catch (failure) {
      if (!parting) throw failure;
      logger.error({ ...entry, gaveUp: loggable(failure) });
      await again(failure);
    }
  }

  /** Releases a run that the stopping server interrupted, as if it had not started. A job that may not run
   *  twice keeps its lease, and is dead when that has expired. */
  async function giveBack(job: Job, row: JobRow): Promise<void> {
    if (row.attempt >= job.declaration.attempts) return;
    await writeLeased(db, row, { state: 'waiting', lease: null, dueAt: now(), attempt: row.attempt - 1 });
  }

  async function run(job: Job, row: JobRow): Promise<void> {
    const { declaration } = job;
    // Its last attempt was on a server that died.
    if (row.attempt > declaration.attempts) return fail(job, row, leaseRanOut);
    const lost = new AbortController();
    const stillHeld = async (changes: Partial<JobRow>): Promise<void> => {
      if (lost.signal.aborted || !(await writeLeased(db, row, { ...changes, dueAt: leaseEnd(now()) }))) {
        lost.abort();
      }
    };
    // A beat that does not arrive is followed by the next one.
    const beating = setInterval(() => void stillHeld({}).catch(() => undefined), beatMs);
    const limit = setTimeout(() => lost.abort(), declaration.quietSeconds * 1000);
    const context: JobContext = {
      ...parts,
      now,
      signal: AbortSignal.any([stopped, lost.signal]),
      progress: async howFar => {
        await stillHeld({ progress: howFar });
        lost.signal.throwIfAborted();
        limit.refresh();
      },
    };
    try {
      const outcome = await job.run(context, row.payload);
      const ended = { state: 'done', dueAt: null, endedAt: now() } as const;
      const changes = outcome === 'done' ? ended : ({ state: 'waiting', dueAt: outcome.again } as const);
      await writeLeased(db, row, { ...changes, lease: null, attempt: 0, lastError: null });
    } catch (error) {
      await (stopped.aborted ? giveBack(job, row) : fail(job, row, error));
    } finally {
      clearTimeout(limit);
      clearInterval(beating);
    }
  }

  interface Look {
    readonly runs: readonly Promise<void>[];
    /** When the next job is due, of the kinds that have room. */
    readonly nextAt: number | null;
  }

  async function takeDue(): Promise<Look> {
    const at = now();
    await planRecurring(at);
    const withRoom = new Map(jobs.filter(job => freeOf(job) > 0).map(job => [job.declaration.kind, job]));
    const runs: Promise<void>[] = [];
    let nextAt: number | null = null;
    for (const { kind, dueAt } of await readDue(db, [...withRoom.keys()])) {
      const job = withRoom.get(kind);
      if (!job) continue;
      nextAt = Math.min(nextAt ?? dueAt.getTime(), dueAt.getTime());
      if (dueAt > at || stopped.aborted) continue;
      for (const row of await claimDue(db, job.declaration, at, freeOf(job))) {
        running.set(kind, (running.get(kind) ?? 0) + 1);
        const ends: Promise<void> = run(job, row)
          .catch(complain)
          .finally(() => {
            running.set(kind, (running.get(kind) ?? 0) - 1);
            underWay.delete(ends);
            if (started) wake();
          });
        underWay.add(ends);
        runs.push(ends);
      }
    }
    return { runs, nextAt };
  }

  // One poll at a time; a request during one is served by the next.
  let last: Promise<unknown> = Promise.resolve();
  let next: Promise<Look> | null = null;
  const look = (): Promise<Look> => {
    next ??= last.then(() => {
      next = null;
      const taking = stopped.aborted ? Promise.resolve({ runs: [], nextAt: null }) : takeDue();
      last = taking.catch(() => undefined);
      return taking;
    });
    return next;
  };

  let timer: NodeJS.Timeout | undefined;
  let endListening = async (): Promise<void> => {};

  async function lookAndPlan(): Promise<void> {
    let wait = pollMs;
    try {
      const { nextAt } = await look();
      if (nextAt !== null) wait = Math.min(pollMs, Math.max(minPauseMs, nextAt - now().getTime()));
    } catch (error) {
      complain(error);
    }
    clearTimeout(timer);
    if (!stopped.aborted) timer = setTimeout(wake, wait);
  }
  function wake(): void {
    if (!stopped.aborted) void lookAndPlan();
  }

  return {
    tick: async () => {
      for (let { runs } = await look(); runs.length > 0; { runs } = await look()) await Promise.all(runs);
    },
    start: async opened => {
      started = true;
      endListening = await opened.listen(jobsChanged, { onPayload: wake, onMissed: wake });
      wake();
    },
    stop: async () => {
      stopping.abort();
      clearTimeout(timer);
      await endListening();
      await last;
      const ends = new AbortController();
      await Promise.race([
        Promise.all(underWay),
        pause(graceMs, undefined, { signal: ends.signal }).catch(() => undefined),
      ]);
      ends.abort();
    },
  };
}
