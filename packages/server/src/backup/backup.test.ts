import { randomBytes, randomUUID } from 'node:crypto';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { auditRow } from '../audit/table';
import { followFetchJob } from '../bureau/followFetch';
import { bureauFetch } from '../bureau/table';
import type { Database } from '../db/client';
import { openDatabase } from '../db/open';
import { rowsOf } from '../db/rowsOf';
import { configuration } from '../decision/table';
import { storeKey } from '../files/requireSameStore';
import { storeBytes } from '../files/storedFiles';
import { looseObject, storedFile } from '../files/table';
import { enqueue } from '../jobs/enqueue';
import { job } from '../jobs/table';
import { endSession, openSession } from '../signin/sessions';
import { passwordReset, session, staff } from '../signin/table';
import { signOnFlow } from '../singleSignOn/table';
import { creditTag } from '../tags/table';
import { aFileHome, aPng } from '../testing/files';
import { eachEngine, startOfTests as now, testConfig } from '../testing/harness';
import { aLine, loanIdOf, storeLoans } from '../testing/loans';
import { createTestDatabase, type Engine, engines, openTestDatabase } from '../testing/openTestDatabase';
import { runScript } from '../testing/runScript';
import { type Entry, readArchive, writeArchive } from './archive';
import { tablesOf } from './catalog';
import { quieten } from './quieten';
import { checkBackup, restoreBackup } from './restoreBackup';
import { takeBackup } from './takeBackup';

const timeout = 120_000;
const folder = mkdtempSync(join(tmpdir(), 'lending-desk-backup-'));
afterAll(() => rmSync(folder, { recursive: true }));
const secret = testConfig.signingSecret;

/** Every row of every table as PostgreSQL writes it as text, which is not how a backup writes it. */
async function contentsOf(db: Database): Promise<Record<string, unknown[]>> {
  const entries = (await tablesOf(db)).map(async ({ name }): Promise<[string, unknown[]]> => {
    const rows = await db.execute(sql`select t::text as row from ${sql.identifier(name)} t order by 1`);
    return [name, rowsOf(rows).map(({ row }) => row)];
  });
  return Object.fromEntries(await Promise.all(entries));
}

/** Rows of every type a column has, with values that are easily changed on the way. */
async function fill(db: Database, home: ReturnType<typeof aFileHome>): Promise<void> {
  await storeLoans(db, [aLine(1), aLine(2, { fullName: 'अनन्या "Anu" O’Neil\\n\n\t' })]);
  await db.execute(sql`
    update loan_section set body = ${'{"big": 12345678901234567890.123456789, "small": 1e-7, "text": "\\ud83d\\ude00 \\" \\\\ \\n"}'}::text::jsonb
    where ctid = (select min(ctid) from loan_section)`);
  await db.execute(sql`update loan set updated_at = '2026-11-21 06:00:00.123456+00'`);
  const [person] = await db.select({ id: staff.id }).from(staff);
  await openSession(db, { staffId: person?.id ?? '', network: null }, now);
  await db.insert(auditRow).values({
    id: randomUUID(),
    at: now,
    actorName: '',
    action: 'test',
    requestId: 'r1',
    after: { deep: [1, null, { a: '' }] },
  });
  await db.insert(creditTag).values({ nameKey: 'a', name: 'null', createdOn: now });
  // More than are read at once, which are a hundred.
  await db.execute(
    sql`insert into credit_tag (name_key, name, created_on) select 'tag ' || n, 'Tag ' || n, now() from generate_series(1, 200) n`,
  );
  await db.execute(
    sql`insert into login_attempt values ('a', array['2026-11-21 06:00:00.5+00'::timestamptz, now()])`,
  );
  await storeBytes(
    db,
    home,
    [
      { key: 'a.png', bytes: aPng },
      { key: 'b.png', bytes: aPng, loanId: 300_001 },
    ],
    now,
  );
  // The bytes of a file of an early release are in its row.
  await db
    .insert(storedFile)
    .values({ key: 'old', contentType: 'image/png', size: 300, body: randomBytes(300), createdAt: now });
  await db.insert(looseObject).values({ objectName: randomUUID(), createdAt: now });
}

const asItWas = async () => undefined;

async function anEmpty(engine: Engine) {
  const opened = await openTestDatabase(engine);
  await opened.db.delete(staff);
  return { ...opened, home: aFileHome() };
}

/** The names and bytes of the objects of a file storage, without its folder for incoming files. */
const objectsIn = (home: { readonly folder: string }) =>
  Object.fromEntries(
    readdirSync(home.folder)
      .filter(name => name !== 'incoming')
      .map(name => [name, readFileSync(join(home.folder, name)).toString('hex')]),
  );

eachEngine((server, engine) => {
  const file = join(folder, `${engine}.tar.gz`);
  const home = aFileHome();
  afterAll(home.remove);
  const opened = () => ({ db: server().db, engine });
  const take = (to: string) => takeBackup(opened(), home.storage, to, { now, secret });
  let totals: Awaited<ReturnType<typeof take>>;
  beforeAll(async () => {
    await fill(server().db, home);
    totals = await take(file);
  }, timeout);

  describe('a backup', () => {
    it('writes one file, for its owner only, and counts what is in it [XR-048.c]', () => {
      expect(totals).toMatchObject({ files: 2, lost: [], rows: { loan: 2, staff: 12, saved_view: 0 } });
      expect(statSync(file).mode & 0o777).toBe(0o600);
      expect(existsSync(`${file}.part`)).toBe(false);
    });

    it('does not replace a file', async () => {
      const before = readFileSync(file);
      await expect(take(file)).rejects.toThrow('exists already');
      expect(readFileSync(file).equals(before)).toBe(true);
    });

    it.each(engines)(
      'restored into %s has the same rows and files [XR-048.c]',
      async into => {
        const target = await anEmpty(into);
        await restoreBackup(target.db, target.home, await checkBackup(file), asItWas);
        const restored = await contentsOf(target.db);
        expect(restored).toEqual(await contentsOf(server().db));
        expect(restored['stored_file']).toHaveLength(3);
        expect(objectsIn(target.home)).toEqual(objectsIn(home));
        expect(Object.keys(objectsIn(target.home))).toHaveLength(2);
        await target.close();
        target.home.remove();
      },
      timeout,
    );

    it('is one snapshot: what is written while it is taken is in it entirely or not at all [XR-048.a]', async () => {
      const late = join(folder, `${engine}-late.tar.gz`);
      const meanwhile: Promise<unknown>[] = [];
      const storage = {
        ...home.storage,
        // The files are read after the snapshot begins and before the rows are.
        read: async (name: string) => {
          if (meanwhile.length === 0) {
            const tag = { nameKey: 'late', name: 'late', createdOn: now };
            meanwhile.push(server().db.insert(creditTag).values(tag).execute());
          }
          // The embedded database does one thing at a time: there the insert waits for the backup.
          if (engine === 'postgres') await Promise.all(meanwhile);
          return home.storage.read(name);
        },
      };
      expect(await takeBackup(opened(), storage, late, { now, secret })).toMatchObject({
        rows: { credit_tag: 201 },
      });
      await Promise.all(meanwhile);
      expect(await server().db.select().from(creditTag)).toHaveLength(202);
    });

    it('names the objects that are missing or damaged, and has everything else', async () => {
      const [first = '', second = ''] = Object.keys(objectsIn(home)).sort();
      const broken = {
        ...home.storage,
        read: async (name: string) => (name === first ? null : new Response('damaged').body),
      };
      const totals = await takeBackup(opened(), broken, join(folder, `${engine}-lost.tar.gz`), {
        now,
        secret,
      });
      expect(totals).toMatchObject({ files: 0, lost: [first, second], rows: { stored_file: 3 } });
    });
  });

  describe('a restore', () => {
    const entriesOf = async (from: string): Promise<Entry[]> => {
      const entries: Entry[] = [];
      for await (const entry of readArchive(from)) entries.push(entry);
      return entries;
    };
    /** A whole archive with other contents. */
    const rewritten = async (name: string, change: (entries: Entry[]) => Entry[]): Promise<string> => {
      const to = join(folder, `${engine}-${name}.tar.gz`);
      const entries = change(await entriesOf(file));
      await writeArchive(to, async add => {
        for (const entry of entries) await add(entry);
      });
      return to;
    };

    it('is refused where there are rows, and changes none [XR-048.b]', async () => {
      const before = await contentsOf(server().db);
      const restoring = restoreBackup(server().db, home, await checkBackup(file), asItWas);
      await expect(restoring).rejects.toThrow(
        /^The database is not empty: there are rows in audit_row, .*loan, /,
      );
      expect(await contentsOf(server().db)).toEqual(before);
      expect(Object.keys(objectsIn(home))).toHaveLength(2);
    });

    it('is refused where there is a single row, of whatever table [XR-048.b]', async () => {
      const target = await anEmpty(engine);
      await target.db.insert(creditTag).values({ nameKey: 'a', name: 'A', createdOn: now });
      const before = await contentsOf(target.db);
      await expect(restoreBackup(target.db, target.home, await checkBackup(file), asItWas)).rejects.toThrow(
        /^The database is not empty: there are rows in credit_tag/,
      );
      expect(await contentsOf(target.db)).toEqual(before);
      expect(objectsIn(target.home)).toEqual({});
      await target.close();
      target.home.remove();
    });

    it.each([
      ['cut off', (whole: Buffer) => whole.subarray(0, whole.length - 40)],
      [
        'changed in the middle',
        (whole: Buffer) => Buffer.from(whole).fill(7, whole.length >> 1, (whole.length >> 1) + 9),
      ],
      ['something else', () => Buffer.from('no archive at all')],
      ['empty', () => Buffer.alloc(0)],
    ])('is refused for a file that is %s [XR-048.d]', async (_case, change) => {
      const bad = join(folder, `${engine}-bad.tar.gz`);
      writeFileSync(bad, change(readFileSync(file)));
      await expect(checkBackup(bad)).rejects.toThrow('is damaged or incomplete');
    });

    it.each([
      ['its totals', 'totals.json'],
      ['its manifest', 'manifest.json'],
      ['a file', 'files/'],
    ])('is refused for a backup without %s [XR-048.d]', async (_case, without) => {
      const bad = await rewritten(`without-${without.length}`, entries => {
        const at = entries.findIndex(({ name }) => name.startsWith(without));
        return entries.filter((_entry, index) => index !== at);
      });
      await expect(checkBackup(bad)).rejects.toThrow('is damaged or incomplete');
    });

    it.each([
      ['a row', 'rows/credit_tag/9.json'],
      ['totals', 'totals.json'],
    ])('is refused for a backup with %s behind its totals [XR-048.d]', async (what, name) => {
      const bad = await rewritten(`behind-${what.length}`, entries => {
        const again = entries.find(entry => entry.name === name) ?? { name, bytes: Buffer.from('[]') };
        return [...entries, again];
      });
      await expect(checkBackup(bad)).rejects.toThrow('is damaged or incomplete');
    });

    it('is refused for an entry that is in no backup [XR-048.d]', async () => {
      const bad = await rewritten('strange', ([manifest, ...rest]) => [
        ...(manifest ? [manifest] : []),
        { name: 'rows/credit_tag/x.json', bytes: Buffer.from('[]') },
        ...rest,
      ]);
      await expect(checkBackup(bad)).rejects.toThrow('is damaged or incomplete');
    });

    it('is refused for another schema, naming both [XR-048.d]', async () => {
      const other = await rewritten('other', ([manifest, ...rest]) => {
        const changed = {
          ...JSON.parse(String(manifest?.bytes)),
          schema: { name: '0001_append_only', when: 1 },
        };
        return [{ name: 'manifest.json', bytes: Buffer.from(JSON.stringify(changed)) }, ...rest];
      });
      await expect(checkBackup(other)).rejects.toThrow(
        /has the schema 0001_append_only, this release has 00\d\d_/,
      );
    });

    it.each([false, true])(
      'ends sessions and links for a new password, and with jobs %s what was due [XR-048.e]',
      async withJobs => {
        const from = join(folder, `${engine}-under-way-${withJobs}.tar.gz`);
        const source = await anEmpty(engine);
        await storeLoans(source.db, [aLine(1)]);
        const [person] = await source.db
          .insert(staff)
          .values({ email: 'a@lender.example', fullName: 'A', roles: [], state: 'disabled', createdAt: now })
          .returning();
        const staffId = person?.id ?? '';
        await openSession(source.db, { staffId, network: null }, now);
        // One that had ended before keeps its end.
        const before = new Date(now.getTime() - 60_000);
        const { sessionId } = await openSession(source.db, { staffId, network: null }, before);
        await endSession(source.db, sessionId, before);
        await source.db
          .insert(passwordReset)
          .values({ staffId, hash: 'h', createdAt: now, expiresAt: new Date(now.getTime() + 60_000) });
        const [fetch] = await source.db
          .insert(bureauFetch)
          .values({
            loanId: loanIdOf(1),
            bureau: 'equifax',
            provider: 'equifax',
            state: 'initiated',
            requestedBy: staffId,
            requestedAt: now,
          })
          .returning();
        const fetchId = fetch?.id ?? '';
        await enqueue(source.db, followFetchJob, { key: fetchId, payload: { fetchId }, runAt: now, now });
        // A flow of single sign-on that was used, and the name of the store of its files.
        await source.db.insert(signOnFlow).values({ hash: 'f', expiresAt: new Date(now.getTime() + 60_000) });
        await source.db.insert(configuration).values({ key: storeKey, value: 'the store of then' });
        await takeBackup({ db: source.db, engine }, source.home.storage, from, { now, secret });

        const target = await anEmpty(engine);
        const ended = await restoreBackup(target.db, target.home, await checkBackup(from), tx =>
          quieten(tx, { withJobs, now }),
        );
        expect(ended).toEqual({ sessions: 1, links: 1, jobs: withJobs ? 0 : 1 });
        expect(await target.db.select().from(passwordReset)).toEqual([]);
        expect(await target.db.select().from(signOnFlow)).toEqual([]);
        expect(await target.db.$count(configuration, eq(configuration.key, storeKey))).toBe(0);
        expect(
          await target.db.select({ revokedAt: session.revokedAt }).from(session).orderBy(session.revokedAt),
        ).toEqual([{ revokedAt: before }, { revokedAt: now }]);
        expect(await target.db.select({ state: job.state, dueAt: job.dueAt }).from(job)).toEqual([
          withJobs ? { state: 'waiting', dueAt: now } : { state: 'cancelled', dueAt: null },
        ]);
        expect(await target.db.select({ state: bureauFetch.state }).from(bureauFetch)).toEqual([
          { state: withJobs ? 'initiated' : 'failed' },
        ]);
        for (const one of [source, target]) {
          await one.close();
          one.home.remove();
        }
      },
      timeout,
    );

    it(
      'leaves neither rows nor files when it fails half way [XR-048.d]',
      async () => {
        const twice = await rewritten('twice', entries => {
          const tags = entries.find(({ name }) => name.startsWith('rows/credit_tag/'));
          return entries.flatMap(entry => (tags && entry === tags ? [tags, tags] : [entry]));
        });
        const fewer = await rewritten('fewer', entries =>
          entries.filter(({ name }) => !name.startsWith('rows/credit_tag/')),
        );
        const target = await anEmpty(engine);
        for (const bad of [twice, fewer]) {
          await expect(
            restoreBackup(target.db, target.home, await checkBackup(bad), asItWas),
          ).rejects.toThrow();
          expect(Object.values(await contentsOf(target.db)).flat()).toEqual([]);
          expect(objectsIn(target.home)).toEqual({});
        }
        await target.close();
        target.home.remove();
      },
      timeout,
    );
  });
});

describe('the commands', () => {
  it(
    'move a database to another server',
    async () => {
      const database = await createTestDatabase();
      const file = join(folder, 'moved.tar.gz');

      const unused = await openDatabase({ databaseUrl: database.url, dataDir: folder }, { migrates: false });
      const home = aFileHome();
      const taking = takeBackup(unused, home.storage, file, { now, secret });
      await expect(taking).rejects.toThrow('The database was never used: there is nothing to back up.');
      await unused.close();
      home.remove();

      const used = await openDatabase({ databaseUrl: database.url, dataDir: folder });
      await used.db.insert(creditTag).values({ nameKey: 'a', name: 'A', createdOn: now });
      await used.close();
      const environment = { DATABASE_URL: database.url, SIGNING_SECRET: secret, FILES_DIR: folder };
      const taken = runScript('backup', [file], environment);
      expect(await taken.ended).toBe(0);
      expect(taken.output()).toMatch(
        /moved\.tar\.gz has 1 row of \d+ tables and 0 files\. The signing secret is not in it/,
      );
      await database.drop();

      const other = await createTestDatabase();
      const restored = runScript('restore', [file], {
        ...environment,
        DATABASE_URL: other.url,
        SIGNING_SECRET: `another ${secret}`,
      });
      expect(await restored.ended).toBe(0);
      expect(restored.output()).toMatch(
        /^Restored 1 row of \d+ tables and 0 files, as they were at 20[^\n]+\n0 sessions ended, and 0 links for a new password emptied\. 0 unfinished jobs cancelled; --with-jobs keeps them\.\nThe backup was taken with another signing secret\./,
      );
      await other.drop();
    },
    timeout,
  );
});
