import type { CallWire, contract } from '@lending-desk/domain/contract';
import { sql } from 'drizzle-orm';
import * as v from 'valibot';
import type { CallContext } from '../http/verb';
import { knownMigrations } from '../db/knownMigrations';
import { rowsOf } from '../db/rowsOf';

type Wire = CallWire<typeof contract.operations.read>['data']['database'];

// The drivers answer a bigint as text or as a number.
const wholeNumber = v.pipe(v.union([v.number(), v.string()]), v.transform(Number));
const stateSchema = v.object({
  version: v.string(),
  bytes: wholeNumber,
  applied: wholeNumber,
  last: wholeNumber,
});

/** Which database it is, how large, and how far it is migrated. */
export async function databaseState({ db, config }: Pick<CallContext, 'db' | 'config'>): Promise<Wire> {
  const answer = await db.execute(sql`
    select current_setting('server_version') as version,
           pg_database_size(current_database()) as bytes,
           count(*) as applied,
           coalesce(max(created_at), 0) as last
    from drizzle.__drizzle_migrations`);
  const { version, bytes, applied, last } = v.parse(stateSchema, rowsOf(answer)[0]);
  const known = await knownMigrations();
  return {
    engine: config.databaseUrl === null ? 'embedded' : 'server',
    version,
    bytes,
    migrations: { applied, known: known.length, last: known.find(({ when }) => when === last)?.tag ?? null },
  };
}
