import type { contract } from '@lending-desk/domain';
import { sql } from 'drizzle-orm';
import type { Verb } from '../http/verb';

/** Ready means: the database answers too. */
export const readHealth: Verb<typeof contract.health.read> = async ({ db }) => {
  await db.execute(sql`select 1`);
  return { data: { status: 'ready' } };
};
