import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';

/** The database behind either engine: embedded PGlite or a PostgreSQL server. Verbs depend on this type
 *  only. */
export type Database = PgDatabase<PgQueryResultHKT>;

/** A transaction; it offers everything `Database` does. */
export type Transaction = Parameters<Parameters<Database['transaction']>[0]>[0];
