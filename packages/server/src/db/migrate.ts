import { join } from 'node:path';
import { migrate as migratePglite } from 'drizzle-orm/pglite/migrator';
import type { PgliteDatabase } from 'drizzle-orm/pglite';
import { drizzle } from 'drizzle-orm/postgres-js';
import { migrate as migratePostgres } from 'drizzle-orm/postgres-js/migrator';
import type { Sql } from 'postgres';
import type * as schema from './schema';

// Beside this file in the sources, beside main.js in the bundle.
export const migrationsFolder = join(import.meta.dirname, 'migrations');

// Any number, as long as it is always the same one.
const lockKey = 4300_0001;

/** Brings the embedded database to the present schema; the folder's lock keeps everybody else out. */
export async function migrateEmbedded(db: PgliteDatabase<typeof schema>): Promise<void> {
  await migratePglite(db, { migrationsFolder });
}

/** Brings a PostgreSQL database to the present schema. Of several servers starting at once one migrates and the
 *  others wait for it.
 *  @param connection  a single connection (`max: 1`): the lock belongs to it */
export async function migrateServer(connection: Sql): Promise<void> {
  await connection`select pg_advisory_lock(${lockKey})`;
  try {
    await migratePostgres(drizzle({ client: connection }), { migrationsFolder });
  } finally {
    await connection`select pg_advisory_unlock(${lockKey})`;
  }
}
