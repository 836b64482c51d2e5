import { eq, inArray } from 'drizzle-orm';
import type { Database, Transaction } from '../db/client';
import { type FileStorage, UnfitFile } from '../providers/fileStorage/fileStorage';
import { contentTypeOf, mostBytes } from './contentType';
import { storedFile } from './table';

/** Files kept in the database, so that a backup of it is a backup of everything. */
export function tableStorage(db: Database | Transaction): FileStorage {
  return {
    put: async ({ key, bytes }, now) => {
      const contentType = contentTypeOf(bytes);
      if (contentType === null) throw new UnfitFile(`${key} is of a kind that is not kept`);
      const most = mostBytes(contentType);
      if (bytes.byteLength > most) throw new UnfitFile(`${key} is larger than ${most / 1024 / 1024} MB`);
      const row = { contentType, size: bytes.byteLength, body: bytes, createdAt: now };
      await db
        .insert(storedFile)
        .values({ key, ...row })
        .onConflictDoUpdate({ target: storedFile.key, set: row });
    },
    get: async key => {
      const [row] = await db.select().from(storedFile).where(eq(storedFile.key, key));
      return row ? { key: row.key, contentType: row.contentType, bytes: new Uint8Array(row.body) } : null;
    },
    known: async keys => {
      if (keys.length === 0) return new Set();
      const rows = await db
        .select({ key: storedFile.key })
        .from(storedFile)
        .where(inArray(storedFile.key, [...new Set(keys)]));
      return new Set(rows.map(row => row.key));
    },
  };
}
