import { randomUUID } from 'node:crypto';
import { desc, eq, isNotNull } from 'drizzle-orm';
import { CannotStart } from '../db/cannotStart';
import type { Database } from '../db/client';
import { configuration } from '../decision/table';
import { type FileHome, withLocalFiles } from './fileHome';
import { storedFile } from './table';

/** Names the store of a database's files, here and in the store itself. */
export const storeKey = 'files.store';
const markName = 'store';

const elsewhere =
  "The files of this database are not there: FILES_DIR, or the bucket, is not the one its other servers use. Set it to theirs; where the files were moved, move 'store' with them.";

async function readMark({ storage }: FileHome): Promise<string | null> {
  const stream = await storage.read(markName);
  return stream && new Response(stream).text();
}

async function hasLastFile(db: Database, { storage }: FileHome): Promise<boolean> {
  const [last] = await db
    .select({ objectName: storedFile.objectName })
    .from(storedFile)
    .where(isNotNull(storedFile.objectName))
    .orderBy(desc(storedFile.createdAt))
    .limit(1);
  if (!last?.objectName) return true;
  const stream = await storage.read(last.objectName);
  await stream?.cancel();
  return stream !== null;
}

/** Finds out whether this server's file store is the one of the database's other servers: a file that one of them
 *  stores could not be read by the others. The first server marks the store. Says nothing of a store that does not
 *  answer: readiness does.
 *  @throws CannotStart */
export async function requireSameStore(db: Database, files: FileHome): Promise<void> {
  const [row] = await db
    .select({ value: configuration.value })
    .from(configuration)
    .where(eq(configuration.key, storeKey));
  let mark: string | null;
  try {
    mark = await readMark(files);
    // A version that knew no mark.
    if (!row && mark === null && !(await hasLastFile(db, files))) throw new CannotStart(elsewhere);
  } catch (error) {
    if (error instanceof CannotStart) throw error;
    return;
  }
  if (row) {
    if (row.value !== mark) throw new CannotStart(elsewhere);
    return;
  }
  const id = mark ?? randomUUID();
  if (mark === null) {
    await withLocalFiles(files, [new TextEncoder().encode(id)], async ([local]) => {
      if (local) await files.storage.put(markName, local);
    });
  }
  await db.insert(configuration).values({ key: storeKey, value: id });
}
