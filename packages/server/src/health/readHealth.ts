import type { contract } from '@lending-desk/domain/contract';
import { eq } from 'drizzle-orm';
import { Refused, type Verb } from '../http/verb';
import { job } from '../jobs/table';

/** Whether this server can do its work.
 *  @throws Refused 503 with the reasons */
export const readHealth: Verb<typeof contract.health.read> = async ({ db, readiness }) => {
  const faults = await readiness();
  if (faults.length > 0) throw new Refused(503, `${faults.join('. ')}.`);
  const deadJobs = await db.$count(job, eq(job.state, 'dead'));
  return { data: { status: 'ready', deadJobs } };
};

/** Whether this process answers at all. */
export const readAlive: Verb<typeof contract.health.alive> = async () => ({ data: { status: 'alive' } });
