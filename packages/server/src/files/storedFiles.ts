import { randomUUID } from 'node:crypto';
import type { UploadedFile } from '@lending-desk/domain/contract';
import { fileMessages } from '@lending-desk/domain/files';
import { and, asc, eq, gt, inArray, isNull, lt, ne, or, type SQL, sql } from 'drizzle-orm';
import type { Database, Transaction } from '../db/client';
import { inTransaction } from '../db/transaction';
import type { ByteRange, FileStorage, LocalFile } from '../providers/fileStorage/fileStorage';
import { type FileHome, withLocalFiles } from './fileHome';
import { inspectFile, mostBytes } from './inspectFile';
import { looseObject, storedFile } from './table';

const looseMs = 60 * 60 * 1000;
const removedAtOnce = 200;
const mostFailures = 3;
/** Of an object that is being removed: no file can name it any more. */
const beingRemoved = new Date(0);
const pieceBytes = 256 * 1024;

/** Thrown for a file that cannot be stored; its message says why. */
export class UnfitFile extends Error {
  override readonly name = 'UnfitFile';
}

/** A stored file: its type, and access to its bytes. */
export interface StoredFile {
  readonly key: string;
  readonly contentType: string;
  readonly size: number;
  /** Streams the whole file, or the range. @throws Error when the storage has lost the object */
  readonly read: (range?: ByteRange) => Promise<ReadableStream<Uint8Array>>;
}

/** Stores the bytes of local files as objects that no file refers to yet.
 *  @returns the objects' names; they are removed after an hour unless `storeFiles` names them */
export async function storeObjects(
  db: Database,
  storage: FileStorage,
  files: readonly LocalFile[],
  now: Date,
): Promise<string[]> {
  const objects = files.map(file => ({ file, objectName: randomUUID() }));
  const rows = objects.map(({ objectName }) => ({ objectName, createdAt: now }));
  if (rows.length > 0) await db.insert(looseObject).values(rows);
  for (const { file, objectName } of objects) await storage.put(objectName, file);
  return rows.map(({ objectName }) => objectName);
}

/** An uploaded file, its key, and the one loan that may name it. */
export interface NamedUpload {
  readonly key: string;
  /** Null: any loan. */
  readonly loanId: number | null;
  readonly file: UploadedFile;
}

/** Gives uploaded objects their keys, each key once. A file already stored under a key is replaced, and its
 *  object becomes loose. Call it in the transaction that stores the keys.
 *  @throws Error when an upload is older than an hour and has been removed, or is about to be */
export async function storeFiles(
  tx: Transaction,
  uploads: readonly [NamedUpload, ...NamedUpload[]],
  now: Date,
): Promise<void> {
  const names = uploads.map(({ file }) => file.objectName);
  const taken = await tx
    .delete(looseObject)
    .where(and(inArray(looseObject.objectName, names), ne(looseObject.createdAt, beingRemoved)))
    .returning({ objectName: looseObject.objectName });
  if (taken.length < names.length) throw new Error('The uploaded object is gone');
  const keys = uploads.map(({ key }) => key);
  const before = await tx
    .select({ objectName: storedFile.objectName })
    .from(storedFile)
    .where(inArray(storedFile.key, keys))
    .orderBy(storedFile.key)
    .for('update');
  await tx
    .insert(storedFile)
    .values(
      uploads.map(({ key, loanId, file: { objectName, contentType, size, sha256 } }) => ({
        key,
        loanId,
        contentType,
        size,
        sha256,
        objectName,
        createdAt: now,
      })),
    )
    .onConflictDoUpdate({
      target: storedFile.key,
      set: {
        loanId: sql`excluded.loan_id`,
        contentType: sql`excluded.content_type`,
        size: sql`excluded.size`,
        sha256: sql`excluded.sha256`,
        objectName: sql`excluded.object_name`,
        body: null,
        createdAt: sql`excluded.created_at`,
      },
    });
  const replaced = before.flatMap(({ objectName }) =>
    objectName === null ? [] : [{ objectName, createdAt: now }],
  );
  if (replaced.length > 0) await tx.insert(looseObject).values(replaced);
}

/** A file created by the server. */
export interface OwnFile {
  readonly key: string;
  readonly bytes: Uint8Array;
  /** The one loan that may name it. @default any loan */
  readonly loanId?: number;
}

/** Stores files created by the server, such as the documents of a demonstration, under their keys, all or none.
 *  @throws UnfitFile when one is too large, or of a kind that must not be stored */
export async function storeBytes(
  db: Database,
  home: FileHome,
  files: readonly OwnFile[],
  now: Date,
): Promise<void> {
  await withLocalFiles(
    home,
    files.map(({ bytes }) => bytes),
    async locals => {
      const types = await Promise.all(
        locals.map(async (local, index) => contentTypeOf(local, files[index]?.key ?? '')),
      );
      const names = await storeObjects(db, home.storage, locals, now);
      const [first, ...others] = locals.map(({ size, sha256 }, index): NamedUpload => {
        const key = files[index]?.key ?? '';
        const [contentType = '', objectName = ''] = [types[index], names[index]];
        return {
          key,
          loanId: files[index]?.loanId ?? null,
          file: { fileName: key, contentType, size, sha256, objectName },
        };
      });
      if (first) await inTransaction(db, tx => storeFiles(tx, [first, ...others], now));
    },
  );
}

async function contentTypeOf({ path, size }: LocalFile, key: string): Promise<string> {
  const inspected = await inspectFile(path);
  if (!inspected) throw new UnfitFile(`${key} is of a kind that is not stored`);
  if (inspected === 'damaged') throw new UnfitFile(`${key} ${fileMessages.damaged}`);
  const most = mostBytes(inspected.kind);
  if (size > most) throw new UnfitFile(`${key} is larger than ${most / 1024 / 1024} MB`);
  return inspected.contentType;
}

/** The bytes an earlier release stored in the table, a piece at a time. */
function readBody(db: Database | Transaction, key: string, { start, end }: ByteRange) {
  let at = start;
  return new ReadableStream<Uint8Array>({
    pull: async controller => {
      const most = Math.min(pieceBytes, end - at + 1);
      const [row] =
        most > 0
          ? await db
              .select({ piece: sql<Uint8Array>`substring(${storedFile.body} from ${at + 1} for ${most})` })
              .from(storedFile)
              .where(eq(storedFile.key, key))
          : [];
      if (!row || row.piece.byteLength === 0) {
        controller.close();
        return;
      }
      at += row.piece.byteLength;
      controller.enqueue(new Uint8Array(row.piece));
    },
  });
}

/** Files of a loan, and those that any loan may name. */
const ofLoan = (loanId: number) => or(isNull(storedFile.loanId), eq(storedFile.loanId, loanId));

/** A file by the key a loan names.
 *  @returns null when there is none under the key, or when it belongs to another loan */
export async function findFile(
  db: Database | Transaction,
  storage: FileStorage,
  { key, loanId }: { readonly key: string; readonly loanId: number },
): Promise<StoredFile | null> {
  const [row] = await db
    .select({
      contentType: storedFile.contentType,
      size: storedFile.size,
      objectName: storedFile.objectName,
    })
    .from(storedFile)
    .where(and(eq(storedFile.key, key), ofLoan(loanId)));
  if (!row) return null;
  const { contentType, size, objectName } = row;
  return {
    key,
    contentType,
    size,
    read: async range => {
      if (objectName === null) return readBody(db, key, range ?? { start: 0, end: size - 1 });
      const stream = await storage.read(objectName, range);
      if (!stream) throw new Error('The file storage has lost an object');
      return stream;
    },
  };
}

/** Which of these keys have a stored file that the loan may name; one query for all of them, none when there are
 *  no keys. */
export async function knownKeys(
  db: Database | Transaction,
  keys: readonly string[],
  loanId: number,
): Promise<ReadonlySet<string>> {
  if (keys.length === 0) return new Set();
  const rows = await db
    .select({ key: storedFile.key })
    .from(storedFile)
    .where(and(inArray(storedFile.key, [...new Set(keys)]), ofLoan(loanId)));
  return new Set(rows.map(row => row.key));
}

/** Removes a file of one loan from the table; its object becomes loose, to be removed by the next sweep.
 *  @returns what it was; null when the loan has no such file of its own */
export async function takeFile(
  tx: Transaction,
  { key, loanId }: { readonly key: string; readonly loanId: number },
): Promise<typeof storedFile.$inferSelect | null> {
  const [file] = await tx
    .delete(storedFile)
    .where(and(eq(storedFile.key, key), eq(storedFile.loanId, loanId)))
    .returning();
  await leaveLoose(tx, file ? [file] : []);
  return file ?? null;
}

async function leaveLoose(
  tx: Transaction,
  files: readonly { readonly objectName: string | null }[],
): Promise<void> {
  const objects = files.flatMap(({ objectName }) =>
    objectName === null ? [] : [{ objectName, createdAt: beingRemoved }],
  );
  if (objects.length > 0) await tx.insert(looseObject).values(objects);
}

/** Marks files as replaced; the sweep removes them when they have been kept long enough. */
export async function markReplaced(
  tx: Transaction,
  { keys, loanId }: { readonly keys: readonly string[]; readonly loanId: number },
  now: Date,
): Promise<void> {
  if (keys.length === 0) return;
  await tx
    .update(storedFile)
    .set({ replacedAt: now })
    .where(
      and(inArray(storedFile.key, [...keys]), eq(storedFile.loanId, loanId), isNull(storedFile.replacedAt)),
    );
}

/** Keeps a file that was marked as replaced, because something names it from now on.
 *  @returns whether the loan has this file of its own */
export async function keepFile(
  tx: Transaction,
  { key, loanId }: { readonly key: string; readonly loanId: number },
): Promise<boolean> {
  const kept = await tx
    .update(storedFile)
    .set({ replacedAt: null })
    .where(and(eq(storedFile.key, key), eq(storedFile.loanId, loanId)))
    .returning({ key: storedFile.key });
  return kept.length > 0;
}

/** Removes files that were replaced before an instant; their objects become loose. */
export async function removeReplaced(db: Database, before: Date): Promise<void> {
  await inTransaction(db, async tx =>
    leaveLoose(
      tx,
      await tx
        .delete(storedFile)
        .where(lt(storedFile.replacedAt, before))
        .returning({ objectName: storedFile.objectName }),
    ),
  );
}

/** Takes loose objects, so that no file can name them any more.
 *  @returns their names; until each is `forgotten`, the next sweep takes it again */
function takeLoose(db: Database, which: SQL | undefined): Promise<{ objectName: string }[]> {
  return db
    .update(looseObject)
    .set({ createdAt: beingRemoved })
    .where(which)
    .returning({ objectName: looseObject.objectName });
}

/** Removes an object that was taken. No transaction is open while the store works. */
async function removeTaken(db: Database, storage: FileStorage, objectName: string): Promise<void> {
  await storage.remove(objectName);
  await db.delete(looseObject).where(eq(looseObject.objectName, objectName));
}

/** Removes those of a request's objects that no file has named, at once. What fails is left to the sweep. */
export async function dropLoose(
  db: Database,
  storage: FileStorage,
  objectNames: readonly string[],
): Promise<void> {
  if (objectNames.length === 0) return;
  const taken = await takeLoose(db, inArray(looseObject.objectName, [...objectNames]));
  for (const { objectName } of taken) await removeTaken(db, storage, objectName);
}

/** Removes all objects that nothing has referred to for an hour: left by uploads that broke off, and by replaced
 *  files. Safe to run on several servers at once.
 *  @param signal  ends it between two objects
 *  @throws the first failure of the store, after the objects that could be removed; it is given up after three in a
 *  row */
export async function removeLooseObjects(
  db: Database,
  storage: FileStorage,
  now: Date,
  signal?: AbortSignal,
): Promise<void> {
  const since = new Date(now.getTime() - looseMs);
  const failures: unknown[] = [];
  let inARow = 0;
  for (let after: string | null = null; ; ) {
    const loose: { objectName: string }[] = await db
      .select({ objectName: looseObject.objectName })
      .from(looseObject)
      .where(
        and(lt(looseObject.createdAt, since), after === null ? undefined : gt(looseObject.objectName, after)),
      )
      .orderBy(asc(looseObject.objectName))
      .limit(removedAtOnce);
    const last = loose.at(-1);
    if (!last) break;
    after = last.objectName;
    for (const { objectName } of loose) {
      signal?.throwIfAborted();
      const which = and(eq(looseObject.objectName, objectName), lt(looseObject.createdAt, since));
      const taken = await takeLoose(db, which);
      try {
        if (taken.length > 0) await removeTaken(db, storage, objectName);
        inARow = 0;
      } catch (error) {
        failures.push(error);
        inARow += 1;
        if (inARow === mostFailures) throw failures[0];
      }
    }
  }
  if (failures.length > 0) throw failures[0];
}
