import { createHash } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { CannotStart } from '../db/cannotStart';
import type { Transaction } from '../db/client';
import type { OpenDatabase } from '../db/database';
import { rowsOf } from '../db/rowsOf';
import type { FileStorage } from '../providers/fileStorage/fileStorage';
import { prefixOf } from '../secrets/seal';
import { type Entry, writeArchive } from './archive';
import { schemaOf, tablesOf } from './catalog';
import { type Manifest, manifestName, objectNameIn, rowsName, type Totals, totalsName } from './contents';

const rowsAtOnce = 100;
const pieceBytes = 4 * 1024 * 1024;

type Add = (entry: Entry) => Promise<void>;

const jsonEntry = (name: string, value: Manifest | Totals): Entry => ({
  name,
  bytes: Buffer.from(JSON.stringify(value)),
});

/** Reads a statement through a cursor, so that a table of any size passes through little memory. */
async function* rowsBy(
  tx: Transaction,
  statement: ReturnType<typeof sql>,
): AsyncGenerator<Record<string, unknown>> {
  await tx.execute(sql`declare backup_rows no scroll cursor for ${statement}`);
  for (;;) {
    const rows = rowsOf(await tx.execute(sql.raw(`fetch ${rowsAtOnce} from backup_rows`)));
    yield* rows;
    if (rows.length < rowsAtOnce) break;
  }
  await tx.execute(sql`close backup_rows`);
}

/** The rows of a table as the database itself writes them as JSON: exact for every type it has. */
async function addTable(tx: Transaction, table: string, add: Add): Promise<number> {
  let [total, number, bytes] = [0, 0, 0];
  let rows: string[] = [];
  const flush = async () => {
    if (rows.length > 0)
      await add({ name: rowsName(table, number), bytes: Buffer.from(`[${rows.join(',\n')}]`) });
    number += 1;
    bytes = 0;
    rows = [];
  };
  const statement = sql`select to_json(t)::text as "row" from ${sql.identifier(table)} t`;
  for await (const { row } of rowsBy(tx, statement)) {
    const text = String(row);
    if (bytes > 0 && bytes + text.length > pieceBytes) await flush();
    rows.push(text);
    bytes += text.length;
    total += 1;
  }
  await flush();
  return total;
}

interface ObjectRow {
  readonly object: string;
  readonly size: number;
  /** Null: stored before hashes were kept. */
  readonly sha256: string | null;
}

/** An object of the file storage. @returns null when it is missing, or is not what was stored */
async function wholeObject(
  storage: FileStorage,
  { object, size, sha256 }: ObjectRow,
): Promise<Buffer | null> {
  const stream = await storage.read(object);
  if (!stream) return null;
  const bytes = Buffer.from(await new Response(stream).arrayBuffer());
  const right = sha256 === null || createHash('sha256').update(bytes).digest('hex') === sha256;
  return right && bytes.byteLength === size ? bytes : null;
}

async function addFiles(
  tx: Transaction,
  storage: FileStorage,
  add: Add,
): Promise<Pick<Totals, 'files' | 'lost'>> {
  const lost: string[] = [];
  let files = 0;
  const statement = sql`select object_name, size, sha256 from stored_file where object_name is not null order by object_name`;
  for await (const row of rowsBy(tx, statement)) {
    const object = String(row['object_name']);
    const sha256 = typeof row['sha256'] === 'string' ? row['sha256'] : null;
    const bytes = await wholeObject(storage, { object, size: Number(row['size']), sha256 });
    if (bytes) await add({ name: objectNameIn(object), bytes });
    if (bytes) files += 1;
    else lost.push(object);
  }
  return { files, lost };
}

/** Writes the whole database and the files it names into one new file. Everything is read from one snapshot:
 *  what others change meanwhile is in it entirely or not at all. It changes nothing and does not migrate, so it
 *  can be taken with the next release before its first start.
 *  @param secret  only its key id is written, so that a restore can say when another secret is configured
 *  @returns the totals, with the objects that could not be read whole
 *  @throws CannotStart when there is nothing to back up, or the file exists or cannot be written */
export async function takeBackup(
  { db, engine }: Pick<OpenDatabase, 'db' | 'engine'>,
  storage: FileStorage,
  file: string,
  { now, secret }: { readonly now: Date; readonly secret: string },
): Promise<Totals> {
  let totals: Totals | null = null;
  await writeArchive(file, add =>
    db.transaction(
      async tx => {
        const schema = await schemaOf(tx);
        if (!schema) throw new CannotStart('The database was never used: there is nothing to back up.');
        const manifest = {
          product: 'lending-desk',
          format: 1,
          takenAt: now.toISOString(),
          engine,
          schema,
        } as const;
        await add(jsonEntry(manifestName, { ...manifest, secretId: prefixOf(secret) }));
        // Files first: an object that is replaced from now on stays for an hour.
        const files = await addFiles(tx, storage, add);
        const rows: Record<string, number> = {};
        for (const { name } of await tablesOf(tx)) rows[name] = await addTable(tx, name, add);
        totals = { rows, ...files };
        await add(jsonEntry(totalsName, totals));
      },
      { isolationLevel: 'repeatable read', accessMode: 'read only' },
    ),
  );
  if (!totals) throw new Error('The backup has no totals');
  return totals;
}
