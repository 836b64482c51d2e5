import type { GenericSchema, InferInput } from 'valibot';
import { eq } from 'drizzle-orm';
import type { Job, JobDeclaration } from '../jobs/declareJob';
import { enqueue } from '../jobs/enqueue';
import type { JobRow } from '../jobs/leases';
import { job } from '../jobs/table';
import { createJobWorker, type JobWorker } from '../jobs/worker';
import type { TestServer } from './harness';

const hourMs = 60 * 60 * 1000;

/** A worker on a test's database and clock; it takes due jobs only on request.
 *  @param beatMs  how often its runs say that they still run. @default never, as of a server that was killed */
export function aJobWorker(
  { db, config, files, clock }: TestServer,
  jobs: readonly Job[],
  beatMs = hourMs,
): JobWorker & { readonly warnings: unknown[] } {
  const warnings: unknown[] = [];
  const note = (entry: unknown): void => void warnings.push(entry);
  const logger = { error: note, warn: note };
  const now = () => clock.now;
  const parts = { db, config, files, sandbox: null, jobs, logger, now, random: () => 1, beatMs };
  const worker = createJobWorker(parts);
  return { ...worker, warnings };
}

/** Queues a job that is due at once. */
export async function enqueueDue<Payload extends GenericSchema>(
  { db, clock }: TestServer,
  declaration: JobDeclaration<Payload>,
  key: string,
  payload: InferInput<Payload>,
): Promise<void> {
  await enqueue(db, declaration, { key, payload, runAt: clock.now, now: clock.now });
}

/** The job of a key. */
export async function jobOfKey({ db }: TestServer, key: string): Promise<JobRow | undefined> {
  const [found] = await db.select().from(job).where(eq(job.key, key));
  return found;
}
