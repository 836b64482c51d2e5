import { eq, sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { inTransaction } from '../db/transaction';
import { aPng, bytesOf } from '../testing/files';
import { withServer, startOfTests } from '../testing/harness';
import { withLocalFiles } from './fileHome';
import {
  dropLoose,
  findFile,
  keepFile,
  knownKeys,
  markReplaced,
  removeLooseObjects,
  storeBytes,
  storeFiles,
  storeObjects,
} from './storedFiles';
import { looseObject, storedFile } from './table';

const text = (content: string) => new TextEncoder().encode(content);
const csv = text('Date,Amount\n2026-11-21,500\n');
const minutes = (count: number) => new Date(startOfTests.getTime() + count * 60_000);

withServer(server => {
  const read = async (key: string) => {
    const found = await findFile(server().db, server().files.storage, { key, loanId: 1 });
    return found && { ...found, read: undefined, bytes: await bytesOf(await found.read()) };
  };
  /** An uploaded object that nothing refers to yet. */
  const upload = (bytes: Uint8Array) =>
    withLocalFiles(server().files, [bytes], async locals => {
      const { db, files } = server();
      const [objectName = ''] = await storeObjects(db, files.storage, locals, startOfTests);
      const { size = 0, sha256 = '' } = locals[0] ?? {};
      return { fileName: 'a.csv', contentType: 'text/csv', size, sha256, objectName };
    });
  const isStored = async (objectName: string) => {
    const stream = await server().files.storage.read(objectName);
    await stream?.cancel();
    return stream !== null;
  };

  describe('a stored file', () => {
    it('has the type its content says, and replaces an earlier one under its key [XR-140.b]', async () => {
      const { db, files } = server();
      await storeBytes(db, files, [{ key: 'twice.jpg', bytes: csv }], startOfTests);
      await storeBytes(db, files, [{ key: 'twice.jpg', bytes: aPng }], startOfTests);
      expect(await read('twice.jpg')).toEqual({
        key: 'twice.jpg',
        contentType: 'image/png',
        size: aPng.byteLength,
        bytes: aPng,
      });
      expect(await read('never.jpg')).toBeNull();
      expect(await knownKeys(db, ['twice.jpg', 'never.jpg', 'twice.jpg'], 1)).toEqual(new Set(['twice.jpg']));
    });

    it('of an earlier release is read from the table, whole and in part', async () => {
      const { db, files } = server();
      const bytes = new Uint8Array(600 * 1024).map((_, index) => index % 251);
      await db.insert(storedFile).values({
        key: 'old.pdf',
        contentType: 'application/pdf',
        size: bytes.length,
        body: bytes,
        createdAt: startOfTests,
      });
      const found = await findFile(db, files.storage, { key: 'old.pdf', loanId: 1 });
      expect(found && (await bytesOf(await found.read()))).toEqual(bytes);
      const part = found && (await bytesOf(await found.read({ start: 262_140, end: 262_150 })));
      expect(part).toEqual(bytes.slice(262_140, 262_151));
    });

    it.each([
      ['an SVG', text('<svg xmlns="http://www.w3.org/2000/svg"/>'), /^unfit is of a kind/],
      ['a page', text('<!doctype html>'), /^unfit is of a kind/],
      ['a picture of more than 10 MB', new Uint8Array(10 * 1024 * 1024 + 1), /larger than 10 MB/],
    ])('is not %s [XR-140.b]', async (_case, bytes, words) => {
      if (bytes.length > 1000) bytes.set(aPng);
      const { db, files } = server();
      await expect(
        storeBytes(
          db,
          files,
          [
            { key: 'fit.csv', bytes: csv },
            { key: 'unfit', bytes },
          ],
          startOfTests,
        ),
      ).rejects.toThrow(words);
      expect([await read('fit.csv'), await read('unfit')]).toEqual([null, null]);
    });

    it('that was replaced is kept once its own loan names it again [XR-030.c]', async () => {
      const { db, files } = server();
      await storeBytes(db, files, [{ key: 'kept.csv', bytes: csv, loanId: 1 }], startOfTests);
      const mark = (loanId: number, minute: number) =>
        inTransaction(db, tx => markReplaced(tx, { keys: ['kept.csv'], loanId }, minutes(minute)));
      const keep = (loanId: number) => inTransaction(db, tx => keepFile(tx, { key: 'kept.csv', loanId }));
      const replacedAt = async () =>
        (await db.select().from(storedFile).where(eq(storedFile.key, 'kept.csv')))[0]?.replacedAt;
      await mark(2, 1);
      expect(await replacedAt()).toBeNull();
      await mark(1, 2);
      await mark(1, 3);
      expect([await keep(2), await replacedAt()]).toEqual([false, minutes(2)]);
      expect([await keep(1), await replacedAt()]).toEqual([true, null]);
    });

    it('gets its key in the transaction that names it, or not at all [XR-030.c]', async () => {
      const { db } = server();
      const file = await upload(csv);
      await expect(
        inTransaction(db, async tx => {
          await storeFiles(tx, [{ key: 'half.csv', loanId: null, file }], startOfTests);
          throw new Error('the verb failed');
        }),
      ).rejects.toThrow('the verb failed');
      expect(await read('half.csv')).toBeNull();
      await inTransaction(db, tx => storeFiles(tx, [{ key: 'half.csv', loanId: null, file }], startOfTests));
      expect((await read('half.csv'))?.bytes).toEqual(csv);
    });
  });

  describe('an object that nothing refers to', () => {
    it('is removed after an hour; one that a file refers to stays [XR-030.c]', async () => {
      const { db, files } = server();
      const named = await upload(csv);
      const loose = await upload(csv);
      const another = await upload(csv);
      await inTransaction(db, tx =>
        storeFiles(tx, [{ key: 'named.csv', loanId: null, file: named }], startOfTests),
      );
      await removeLooseObjects(db, files.storage, minutes(60));
      expect(await isStored(loose.objectName)).toBe(true);
      await removeLooseObjects(db, files.storage, minutes(61));
      expect([await isStored(loose.objectName), await isStored(named.objectName)]).toEqual([false, true]);
      expect(await isStored(another.objectName)).toBe(false);
      expect(await db.select().from(looseObject).where(eq(looseObject.objectName, loose.objectName))).toEqual(
        [],
      );
      await expect(
        inTransaction(db, tx =>
          storeFiles(tx, [{ key: 'late.csv', loanId: null, file: loose }], startOfTests),
        ),
      ).rejects.toThrow('The uploaded object is gone');
    });

    it('that the store cannot remove is left to the next sweep; the others of this one are removed [XR-030.c]', async () => {
      const { db, files } = server();
      const [first, second] = [await upload(csv), await upload(csv)]
        .map(({ objectName }) => objectName)
        .toSorted();
      const faulty = {
        ...files.storage,
        remove: (name: string) =>
          name === first ? Promise.reject(new Error('the store went away')) : files.storage.remove(name),
      };
      await expect(removeLooseObjects(db, faulty, minutes(61))).rejects.toThrow('the store went away');
      expect([await isStored(first ?? ''), await isStored(second ?? '')]).toEqual([true, false]);
      await removeLooseObjects(db, files.storage, minutes(61));
      expect(await isStored(first ?? '')).toBe(false);
    });

    it('that is being removed can no longer be named, and is removed by the next sweep [XR-030.c]', async () => {
      const { db, files } = server();
      const file = await upload(csv);
      const away = { ...files.storage, remove: () => Promise.reject(new Error('the store went away')) };
      await expect(dropLoose(db, away, [file.objectName])).rejects.toThrow('the store went away');
      const name = () =>
        inTransaction(db, tx => storeFiles(tx, [{ key: 'late.csv', loanId: null, file }], startOfTests));
      await expect(name()).rejects.toThrow('The uploaded object is gone');
      expect(await isStored(file.objectName)).toBe(true);
      await removeLooseObjects(db, files.storage, startOfTests);
      expect(await isStored(file.objectName)).toBe(false);
    });

    it('is left behind by a replaced file [XR-030.c]', async () => {
      const { db, files } = server();
      const [first, second] = [await upload(csv), await upload(aPng)];
      for (const file of [first, second]) {
        await inTransaction(db, tx =>
          storeFiles(tx, [{ key: 'replaced.csv', loanId: null, file }], startOfTests),
        );
      }
      await removeLooseObjects(db, files.storage, minutes(61));
      expect([await isStored(first.objectName), await isStored(second.objectName)]).toEqual([false, true]);
    });

    it('is recorded before it is written, so that a crash leaves no unknown object [XR-030.c]', async () => {
      const { db } = server();
      const broken = {
        put: () => Promise.reject(new Error('the store went away')),
        read: async () => null,
        remove: async () => undefined,
      };
      const rows = async () => (await db.select({ n: sql<number>`count(*)::int` }).from(looseObject))[0]?.n;
      const before = await rows();
      const local = { path: 'nowhere', size: 1, sha256: '00' };
      await expect(storeObjects(db, broken, [local], startOfTests)).rejects.toThrow('the store went away');
      expect(await rows()).toBe((before ?? 0) + 1);
    });
  });
});
