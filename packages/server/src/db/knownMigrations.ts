import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as v from 'valibot';
import { migrationsFolder } from './migrate';

const journalSchema = v.object({ entries: v.array(v.object({ tag: v.string(), when: v.number() })) });

/** The migrations this release knows, oldest first; `when` (milliseconds) identifies one in the database. */
export async function knownMigrations(): Promise<readonly { readonly tag: string; readonly when: number }[]> {
  const text = await readFile(join(migrationsFolder, 'meta', '_journal.json'), 'utf8');
  return v.parse(journalSchema, JSON.parse(text)).entries;
}
