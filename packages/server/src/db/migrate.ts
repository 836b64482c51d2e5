import { join } from 'node:path';
import { migrate as migratePglite } from 'drizzle-orm/pglite/migrator';
import type { PgliteDatabase } from 'drizzle-orm/pglite';
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate as migratePostgres } from 'drizzle-orm/node-postgres/migrator';
import type { Client } from 'pg';

// Next to this file in the sources, next to main.js in the bundle.
export const migrationsFolder = join(import.meta.dirname, 'migrations');

// Arbitrary, but must never change.
const lockKey = 4300_0001;

/** Migrates the embedded database to the current schema; the folder's lock excludes other processes. */
export async function migrateEmbedded(db: PgliteDatabase): Promise<void> {
  await migratePglite(db, { migrationsFolder });
}

/** Migrates a PostgreSQL database to the current schema. When several servers start at once, one migrates and
 *  the others wait.
 *  @param connection  the lock belongs to it */
export async function migrateServer(connection: Client): Promise<void> {
  await connection.query('select pg_advisory_lock($1)', [lockKey]);
  try {
    await migratePostgres(drizzle({ client: connection }), { migrationsFolder });
  } finally {
    await connection.query('select pg_advisory_unlock($1)', [lockKey]);
  }
}
