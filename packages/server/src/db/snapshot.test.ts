import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { generateDrizzleJson, generateMigration } from 'drizzle-kit/api';
import { Client } from 'pg';
import { expect, inject, it } from 'vitest';
import { createTestDatabase } from '../testing/openTestDatabase';
import { migrationsFolder } from './migrate';
import * as schema from './schema';

// The tool adds a method to every array, over which readers of PDFs in the files after this one would stumble.
Reflect.deleteProperty(Array.prototype, 'random');

const meta = join(migrationsFolder, 'meta');
const declared = generateDrizzleJson({ ...schema });

/** Columns, constraints and indexes, as the database describes them. */
const described = `
  select table_name || '.' || column_name as name,
      concat_ws(' ', udt_name, is_nullable, column_default, generation_expression) as what
    from information_schema.columns where table_schema = 'public'
  union all
  select conrelid::regclass || ' ' || conname, pg_get_constraintdef(oid)
    from pg_constraint where connamespace = 'public'::regnamespace
  union all
  select indexrelid::regclass::text, pg_get_indexdef(indexrelid)
    from pg_index join pg_class on pg_class.oid = indexrelid
    where relnamespace = 'public'::regnamespace
  order by 1, 2`;

async function tablesOf(template: string | undefined, statements: readonly string[]) {
  const { url, drop } = await createTestDatabase(template);
  const client = new Client(url);
  await client.connect();
  try {
    for (const statement of statements) await client.query(statement);
    const { rows } = await client.query<{ name: string; what: string }>(described);
    return Object.fromEntries(rows.map(({ name, what }) => [name, what]));
  } finally {
    await client.end();
    await drop();
  }
}

it('the migrations make the tables as they are declared', async () => {
  const made = await tablesOf(undefined, await generateMigration(generateDrizzleJson({}), declared));
  const migrated = await tablesOf(inject('postgres').template, []);
  expect(migrated).toEqual(made);
});

it('the last snapshot, with which the next migration is compared, is what is declared, and the only one', async () => {
  const { entries } = JSON.parse(readFileSync(join(meta, '_journal.json'), 'utf8'));
  const last = `${String(entries.at(-1).tag).slice(0, 4)}_snapshot.json`;
  expect(readdirSync(meta).toSorted()).toEqual([last, '_journal.json']);
  const known = JSON.parse(readFileSync(join(meta, last), 'utf8'));
  expect(await generateMigration(known, declared)).toEqual([]);
});
