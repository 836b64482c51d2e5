import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';
import type * as schema from './schema';

/** The database behind either engine: embedded PGlite or a PostgreSQL server. Verbs know no more than this. */
export type Database = PgDatabase<PgQueryResultHKT, typeof schema>;

/** The inside of a transaction; has everything `Database` has. */
export type Transaction = Parameters<Parameters<Database['transaction']>[0]>[0];
