import { join } from 'node:path';
import { migrate as migratePglite } from 'drizzle-orm/pglite/migrator';
import type { PgliteDatabase } from 'drizzle-orm/pglite';
import { drizzle } from 'drizzle-orm/postgres-js';
import { migrate as migratePostgres } from 'drizzle-orm/postgres-js/migrator';
import type { Sql } from 'postgres';
import type * as schema from './schema';

// Next to this file in the sources, next to main.js in the bundle.
export const migrationsFolder = join(import.meta.dirname, 'migrations');

// Arbitrary, but must never change.
const lockKey = 4300_0001;

/** Migrates the embedded database to the current schema; the folder's lock excludes other processes. */
export async function migrateEmbedded(db: PgliteDatabase<typeof schema>): Promise<void> {
  await migratePglite(db, { migrationsFolder });
}

/** Migrates a PostgreSQL database to the current schema. When several servers start at once, one migrates and
 *  the others wait.
 *  @param connection  a single connection (`max: 1`): the lock belongs to it */
export async function migrateServer(connection: Sql): Promise<void> {
  await connection`select pg_advisory_lock(${lockKey})`;
  try {
    await migratePostgres(drizzle({ client: connection }), { migrationsFolder });
  } finally {
    await connection`select pg_advisory_unlock(${lockKey})`;
  }
}
