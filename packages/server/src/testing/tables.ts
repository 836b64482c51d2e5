import { sql } from 'drizzle-orm';
import type { Database } from '../db/client';
import { rowsOf } from '../db/rowsOf';

/** How many rows every table has, and from which transaction on a row is newer than this reading. */
export interface Reading {
  readonly rows: ReadonlyMap<string, number>;
  readonly from: number;
}

async function namesOf(db: Database, exempt: ReadonlySet<string>): Promise<string[]> {
  const named = rowsOf(
    await db.execute(sql`select tablename as name from pg_tables where schemaname = 'public' order by 1`),
  );
  return named.map(({ name }) => String(name)).filter(name => !exempt.has(name));
}

/** Each table's rows, and those that a transaction from `from` on wrote. A row is known by who wrote it: reading a loan's
 *  long sections each time took most of the time of a test. */
async function countRows(db: Database, names: readonly string[], from: number) {
  const read = await db.execute(
    sql.join(
      names.map(
        name =>
          sql`select ${name}::text as name, count(*)::int as rows, (count(*) filter (where xmin::text::bigint >= ${from}))::int as newer from ${sql.identifier(name)}`,
      ),
      sql` union all `,
    ),
  );
  return rowsOf(read).map(({ name, rows, newer }) => [String(name), Number(rows), Number(newer)] as const);
}

/** Reads what the database holds, to be compared with later.
 *  @param exempt  tables that are left out */
export async function readTables(db: Database, exempt: ReadonlySet<string> = new Set()): Promise<Reading> {
  const [next] = rowsOf(
    await db.execute(sql`select pg_snapshot_xmax(pg_current_snapshot())::text::bigint as from`),
  );
  const from = Number(next?.['from']);
  const counted = await countRows(db, await namesOf(db, exempt), from);
  return { from, rows: new Map(counted.map(([name, rows]) => [name, rows])) };
}

/** Whether every transaction since then that wrote was rolled back, which takes less time to learn than counting rows. */
async function wroteNothing(db: Database, from: number): Promise<boolean> {
  const [answer] = rowsOf(
    await db.execute(
      sql`select not exists (
            select from generate_series(${from}::bigint, pg_snapshot_xmax(pg_current_snapshot())::text::bigint - 1) as id
            where pg_xact_status(id::text::xid8) is distinct from 'aborted'
          ) as nothing`,
    ),
  );
  return answer?.['nothing'] === true;
}

/** The differences by table since then: '+1' for a new row, '-1' for a removed one, both for a changed one. */
export async function changesSince(db: Database, before: Reading): Promise<Record<string, string>> {
  if (await wroteNothing(db, before.from)) return {};
  const counted = await countRows(db, [...before.rows.keys()], before.from);
  const entries = counted.flatMap(([name, rows, added]): [string, string][] => {
    const gone = (before.rows.get(name) ?? 0) + added - rows;
    const words = [added > 0 && `+${added}`, gone > 0 && `-${gone}`].filter(Boolean);
    return words.length > 0 ? [[name, words.join(' ')]] : [];
  });
  return Object.fromEntries(entries);
}
