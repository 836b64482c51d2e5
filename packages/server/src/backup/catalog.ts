import { sql } from 'drizzle-orm';
import type { Database, Transaction } from '../db/client';
import { knownMigrations } from '../db/knownMigrations';
import { rowsOf } from '../db/rowsOf';
import type { Manifest } from './contents';

export interface Table {
  readonly name: string;
  readonly columns: readonly string[];
}

/** The schema this release migrates a database to. */
export async function schemaOfRelease(): Promise<Manifest['schema']> {
  const last = (await knownMigrations()).at(-1);
  if (!last) throw new Error('This release has no migrations');
  return { name: last.tag, when: last.when };
}

/** The schema a database is at, which may be older or newer than this release.
 *  @returns null when it was never migrated */
export async function schemaOf(db: Database | Transaction): Promise<Manifest['schema'] | null> {
  const [there] = rowsOf(
    await db.execute(sql`select to_regclass('drizzle.__drizzle_migrations') is not null as migrated`),
  );
  // Stryker disable next-line OptionalChaining: it always answers a row
  if (there?.['migrated'] !== true) return null;
  const [last] = rowsOf(
    await db.execute(sql`select max(created_at)::text as "when" from drizzle.__drizzle_migrations`),
  );
  if (typeof last?.['when'] !== 'string') return null;
  const when = Number(last['when']);
  const name = (await knownMigrations()).find(migration => migration.when === when)?.tag;
  return { name: name ?? `of ${new Date(when).toISOString()}`, when };
}

/** Every table with its columns, a table after all those it refers to. Read from the database itself, so that no
 *  table can be forgotten. */
export async function tablesOf(db: Database | Transaction): Promise<readonly Table[]> {
  const columns = rowsOf(
    await db.execute(sql`
      select c.table_name::text as "table", c.column_name::text as "column"
      from information_schema.columns c join information_schema.tables t using (table_schema, table_name)
      where c.table_schema = 'public' and t.table_type = 'BASE TABLE'
      order by c.table_name, c.ordinal_position`),
  );
  const references = rowsOf(
    await db.execute(sql`
      select a.relname::text as "from", b.relname::text as "to" from pg_constraint f
      join pg_class a on a.oid = f.conrelid join pg_class b on b.oid = f.confrelid
      where f.contype = 'f' and f.conrelid <> f.confrelid`),
  );
  const byName = new Map<string, string[]>();
  for (const { table, column } of columns) {
    byName.set(String(table), [...(byName.get(String(table)) ?? []), String(column)]);
  }
  const ordered = new Map<string, Table>();
  const place = (name: string, above: readonly string[]): void => {
    if (ordered.has(name)) return;
    if (above.includes(name)) throw new Error('Tables refer to each other in a circle');
    for (const { from, to } of references) if (from === name) place(String(to), [...above, name]);
    // Stryker disable next-line ArrayDeclaration: what a table refers to is a table
    ordered.set(name, { name, columns: byName.get(name) ?? [] });
  };
  for (const name of byName.keys()) place(name, []);
  return [...ordered.values()];
}
