import type { Client } from 'pg';
import { CannotStart } from './cannotStart';

/** The oldest PostgreSQL on which it is tried. */
const oldestMajor = 15;
const mostApartMs = 10_000;

interface Facts {
  readonly version: number;
  readonly standby: boolean;
  readonly writable: boolean;
  /** Milliseconds since 1970. */
  readonly clock: number;
}

/** Why a server should not work with this database; null when nothing is wrong.
 *  @param asked  milliseconds since 1970, before and after the database said what its clock shows */
export function unfitBecause(
  { version, standby, writable, clock }: Facts,
  asked: { readonly from: number; readonly to: number },
): string | null {
  if (version < oldestMajor) return `PostgreSQL ${version} is too old. Use ${oldestMajor} or newer.`;
  if (standby) {
    return 'The database is a standby, which only answers reads. Set DATABASE_URL to the primary, or name all hosts with target_session_attrs=read-write.';
  }
  if (!writable) {
    return 'The database takes no writes (default_transaction_read_only). Change it for this user or database.';
  }
  const apartMs = Math.max(asked.from - clock, clock - asked.to);
  if (apartMs <= mostApartMs) return null;
  return `The clock of this machine is ${Math.round(apartMs / 1000)} s from the database's. Set it by the network (NTP).`;
}

/** Finds set-ups that would go wrong much later: a database that is too old or takes no writes, and a clock that
 *  differs from the database's, by which servers would put what happened in another order.
 *  @throws CannotStart */
export async function requireFit(client: Client): Promise<void> {
  const from = Date.now();
  const { rows } = await client.query<Facts>(
    `select current_setting('server_version_num')::int / 10000 as version, pg_is_in_recovery() as standby,
      current_setting('transaction_read_only') = 'off' as writable,
      (extract(epoch from clock_timestamp()) * 1000)::float8 as clock`,
  );
  const to = Date.now();
  const [facts] = rows;
  const message = facts ? unfitBecause(facts, { from, to }) : 'The database says nothing about itself.';
  if (message !== null) throw new CannotStart(message);
}
