import { isDeepStrictEqual } from 'node:util';
import { sql } from 'drizzle-orm';
import * as v from 'valibot';
import { CannotStart } from '../db/cannotStart';
import type { Database, Transaction } from '../db/client';
import { rowsOf } from '../db/rowsOf';
import { inTransaction } from '../db/transaction';
import { type FileHome, withLocalFiles } from '../files/fileHome';
import { damaged, type Entry, readArchive } from './archive';
import { schemaOfRelease, type Table, tablesOf } from './catalog';
import { kindOf, type Manifest, manifestSchema, type Totals, totalsSchema } from './contents';

/** A backup that was read to its end. */
export interface CheckedBackup {
  readonly file: string;
  readonly manifest: Manifest;
  readonly totals: Totals;
}

function parsed<T>(schema: v.GenericSchema<unknown, T>, { bytes }: Entry): T | null {
  try {
    return v.parse(schema, JSON.parse(bytes.toString('utf8')));
  } catch {
    return null;
  }
}

/** Reads a backup to its end without using any of it.
 *  @throws CannotStart when it is damaged, incomplete, no backup, or of another schema than this release's */
export async function checkBackup(file: string): Promise<CheckedBackup> {
  let manifest: Manifest | null = null;
  let totals: Totals | null = null;
  let files = 0;
  for await (const entry of readArchive(file)) {
    const kind = kindOf(entry.name)?.kind;
    if (kind === 'manifest') manifest = parsed(manifestSchema, entry);
    // The manifest is the first entry, and nothing follows the totals.
    if (!manifest || totals) throw damaged(file);
    if (kind === 'totals') totals = parsed(totalsSchema, entry);
    else if (kind === 'object') files += 1;
    else if (kind === undefined) throw damaged(file);
  }
  if (!manifest || !totals || totals.files !== files) throw damaged(file);
  const own = await schemaOfRelease();
  if (!isDeepStrictEqual(manifest.schema, own)) {
    throw new CannotStart(
      `${file} has the schema ${manifest.schema.name}, this release has ${own.name}. Restore it with the release it was taken from; a newer one migrates the database when it starts.`,
    );
  }
  return { file, manifest, totals };
}

const named = ({ name }: Table) => sql.identifier(name);

/** @throws CannotStart naming the tables that have rows */
async function demandEmpty(tx: Transaction, tables: readonly Table[]): Promise<void> {
  // A server that starts meanwhile waits, and finds what was restored.
  await tx.execute(sql`lock table ${sql.join(tables.map(named), sql`, `)} in exclusive mode`);
  const looks = tables.map(
    table => sql`select ${table.name}::text as name where exists (select 1 from ${named(table)})`,
  );
  const full = rowsOf(await tx.execute(sql.join(looks, sql` union all `)));
  if (full.length === 0) return;
  const names = full.map(({ name }) => String(name)).sort();
  throw new CannotStart(
    `The database is not empty: there are rows in ${names.join(', ')}. Restore into a new PostgreSQL database or a new DATA_DIR, before a server starts on it.`,
  );
}

async function insertRows(tx: Transaction, { name, columns }: Table, { bytes }: Entry): Promise<void> {
  const list = sql.join(
    columns.map(column => sql.identifier(column)),
    sql`, `,
  );
  await tx.execute(sql`
    insert into ${sql.identifier(name)} (${list})
    select ${list} from json_populate_recordset(null::${sql.identifier(name)}, ${bytes.toString('utf8')}::text::json)`);
}

async function countRows(tx: Transaction, tables: readonly Table[]): Promise<Record<string, number>> {
  const counts = tables.map(
    table => sql`select ${table.name}::text as name, count(*)::int as total from ${named(table)}`,
  );
  const rows = rowsOf(await tx.execute(sql.join(counts, sql` union all `)));
  return Object.fromEntries(rows.map(({ name, total }) => [String(name), Number(total)]));
}

/** Fills an empty database and the file storage from a checked backup of either engine, all or nothing: a failure
 *  leaves an empty database, and no object it has stored. A killed restore leaves objects that nothing refers to;
 *  the next one of the same backup replaces them.
 *  @param then  runs in the same transaction, when everything is there
 *  @throws CannotStart when the database is not empty, or the file is no longer what was checked */
export async function restoreBackup<T>(
  db: Database,
  home: FileHome,
  { file, totals }: CheckedBackup,
  then: (tx: Transaction) => Promise<T>,
): Promise<T> {
  const stored = new Set<string>();
  try {
    return await inTransaction(db, async tx => {
      const tables = await tablesOf(tx);
      await demandEmpty(tx, tables);
      for await (const entry of readArchive(file)) {
        const kind = kindOf(entry.name);
        if (kind?.kind === 'rows') {
          const table = tables.find(({ name }) => name === kind.table);
          if (!table) throw damaged(file);
          await insertRows(tx, table, entry);
        } else if (kind?.kind === 'object') {
          stored.add(kind.object);
          await withLocalFiles(home, [entry.bytes], async locals => {
            for (const local of locals) await home.storage.put(kind.object, local);
          });
        }
      }
      if (!isDeepStrictEqual(await countRows(tx, tables), totals.rows)) throw damaged(file);
      return then(tx);
    });
  } catch (error) {
    for (const object of stored) await home.storage.remove(object);
    throw error;
  }
}
