import type { contract } from '@lending-desk/domain/contract';
import { eq } from 'drizzle-orm';
import type { Verb } from '../http/verb';
import { job } from '../jobs/table';

/** Ready means that the database answers too. */
export const readHealth: Verb<typeof contract.health.read> = async ({ db }) => {
  const deadJobs = await db.$count(job, eq(job.state, 'dead'));
  return { data: { status: 'ready', deadJobs } };
};
