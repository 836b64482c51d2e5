import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { quieten } from '../backup/quieten';
import { inTransaction } from '../db/transaction';
import { configuration } from '../decision/table';
import { aFileHome, aPng } from '../testing/files';
import { aServer, startOfTests, type TestServer } from '../testing/harness';
import { requireSameStore, storeKey } from './requireSameStore';
import { storeBytes } from './storedFiles';

describe('the file store of a database', () => {
  let server: TestServer;
  const other = aFileHome();
  beforeEach(async () => {
    server = await aServer('pglite');
  });
  afterEach(async () => {
    await server.close();
    other.remove();
  });
  const start = (home = server.files) =>
    requireSameStore(server.db, home).then(
      () => 'started',
      (error: Error) => error.message,
    );
  const refused = /^The files of this database are not there: FILES_DIR, or the bucket, is not the one/;
  const stored = () => server.db.select().from(configuration).where(eq(configuration.key, storeKey));
  const aFile = (home = server.files) =>
    storeBytes(server.db, home, [{ key: 'a.png', bytes: aPng }], startOfTests);

  it('is marked by the first server, and found by the next', async () => {
    expect(await start()).toBe('started');
    const [first] = await stored();
    expect(first?.value).toMatch(/^[\da-f-]{36}$/);
    expect([await start(), await stored()]).toEqual(['started', [first]]);
  });

  it('is not another folder: one with a mark of its own, or with none', async () => {
    await start();
    expect(await start(other)).toMatch(refused);
    const second = await aServer('pglite');
    await requireSameStore(second.db, other);
    await second.close();
    expect(await start(other)).toMatch(refused);
    expect(await start()).toBe('started');
  });

  it('of a version that knew no mark is known by its last file', async () => {
    await aFile();
    expect([await start(other), await stored()]).toEqual([expect.stringMatching(refused), []]);
    expect([await start(), (await stored()).length]).toEqual(['started', 1]);
  });

  it('is another one after a restore, and marked anew', async () => {
    await start();
    expect(await start(other)).toMatch(refused);
    await inTransaction(server.db, tx => quieten(tx, { withJobs: false, now: startOfTests }));
    expect(await start(other)).toBe('started');
    expect(await start()).toMatch(refused);
  });

  it('that is used by a new database keeps its mark', async () => {
    await start();
    const [before] = await stored();
    await server.db.delete(configuration);
    expect(await start()).toBe('started');
    expect(await stored()).toEqual([before]);
  });

  it('that does not answer does not keep the server from starting', async () => {
    await start();
    const away = {
      ...server.files,
      storage: { ...server.files.storage, read: () => Promise.reject(new Error('the store is away')) },
    };
    expect(await start(away)).toBe('started');
    rmSync(join(server.files.incoming, '..', 'store'));
    expect(await start()).toMatch(refused);
  });
});
