import { join } from 'node:path';
import { migrate as migratePglite } from 'drizzle-orm/pglite/migrator';
import type { PgliteDatabase } from 'drizzle-orm/pglite';
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate as migratePostgres } from 'drizzle-orm/node-postgres/migrator';
import type { Client } from 'pg';

// Next to this file in the sources, next to main.js in the bundle.
export const migrationsFolder = join(import.meta.dirname, 'migrations');

/** Locks of the whole database. Arbitrary numbers, but they must never change. */
const locks = { migrate: 4300_0001, ready: 4300_0002 } as const;

/** Migrates the embedded database to the current schema; the folder's lock excludes other processes. */
export async function migrateEmbedded(db: PgliteDatabase): Promise<void> {
  await migratePglite(db, { migrationsFolder });
}

/** Works while no other server does the same: the others wait.
 *  @param connection  the lock belongs to it */
export async function lockWhile<T>(
  connection: Client,
  what: keyof typeof locks,
  work: () => Promise<T>,
): Promise<T> {
  await connection.query('select pg_advisory_lock($1)', [locks[what]]);
  try {
    return await work();
  } finally {
    await connection.query('select pg_advisory_unlock($1)', [locks[what]]);
  }
}

/** Migrates a PostgreSQL database to the current schema. When several servers start at once, one migrates and
 *  the others wait. */
export async function migrateServer(connection: Client): Promise<void> {
  await lockWhile(connection, 'migrate', () =>
    migratePostgres(drizzle({ client: connection }), { migrationsFolder }),
  );
}
