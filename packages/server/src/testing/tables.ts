import { sql } from 'drizzle-orm';
import type { Database } from '../db/client';
import { rowsOf } from '../db/rowsOf';

/** The version of every row of every table, by table. */
export type Tables = ReadonlyMap<string, readonly string[]>;

/** Everything in the database.
 *  @param exempt  tables that are left out */
export async function readTables(db: Database, exempt: ReadonlySet<string> = new Set()): Promise<Tables> {
  const named = rowsOf(
    await db.execute(sql`select tablename as name from pg_tables where schemaname = 'public' order by 1`),
  );
  const names = named.map(({ name }) => String(name)).filter(name => !exempt.has(name));
  // A row is represented by its version: reading a loan's long sections each time took most of the time of a test.
  const read = await db.execute(
    sql.join(
      names.map(
        name =>
          sql`select ${name}::text as name, array_to_string(array(select ctid::text || xmin from ${sql.identifier(name)}), ' ') as rows`,
      ),
      sql` union all `,
    ),
  );
  return new Map(
    rowsOf(read).map(({ name, rows }) => [String(name), String(rows).split(' ').filter(Boolean)]),
  );
}

/** The differences by table: '+1' for a new row, '-1' for a removed one, both for a changed one. */
export function differenceOf(before: Tables, after: Tables): Record<string, string> {
  const missingIn = (some: readonly string[], others: readonly string[]): number => {
    const rest = new Map<string, number>();
    for (const row of others) rest.set(row, (rest.get(row) ?? 0) + 1);
    return some.filter(row => {
      const there = rest.get(row) ?? 0;
      rest.set(row, there - 1);
      return there <= 0;
    }).length;
  };
  const entries = [...after].flatMap(([name, rows]): [string, string][] => {
    const earlier = before.get(name) ?? [];
    const [added, gone] = [missingIn(rows, earlier), missingIn(earlier, rows)];
    const words = [added > 0 && `+${added}`, gone > 0 && `-${gone}`].filter(Boolean);
    return words.length > 0 ? [[name, words.join(' ')]] : [];
  });
  return Object.fromEntries(entries);
}
