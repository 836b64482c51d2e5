import { existsSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { and, count, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openDatabase } from '../db/open';
import { loan, loanSection } from '../loan/table';
import { openPassword } from '../statements/passwords';
import { withServer, testConfig } from '../testing/harness';
import { aLine, loanIdOf } from '../testing/loans';
import { createTestDatabase } from '../testing/openTestDatabase';
import { runScript } from '../testing/runScript';
import { importFile, type ImportOptions } from './importFile';

const secret = testConfig.signingSecret;
const refusal = (number: number) =>
  `SIGNING_SECRET is missing, and loan ${loanIdOf(number)} has the password of a bank statement, which is stored sealed or not at all. Set it to the server's own and import the file again.`;

const withPassword = (number: number) =>
  aLine(number, { bankStatements: [{ fileId: 'a', password: 'HEMA7711' }] });
const withNone = (number: number) => aLine(number, { bankStatements: [{ fileId: 'a', password: '' }] });

const folder = mkdtempSync(join(tmpdir(), 'lending-desk-without-secret-'));
afterAll(() => rmSync(folder, { recursive: true }));

function written(name: string, lines: readonly unknown[]): string {
  const file = join(folder, name);
  writeFileSync(file, lines.map(line => JSON.stringify(line)).join('\n'));
  return file;
}

withServer(server => {
  const run = (file: string, given: string | null, onProgress?: ImportOptions['onProgress']) =>
    importFile(server().db, file, { dataDir: folder, now: server().clock.now, secret: given, onProgress });
  const stored = async () => (await server().db.select({ loans: count() }).from(loan))[0]?.loans;
  const statementsOf = async (number: number) => {
    const [row] = await server()
      .db.select()
      .from(loanSection)
      .where(and(eq(loanSection.loanId, loanIdOf(number)), eq(loanSection.name, 'bankStatements')));
    return row?.body;
  };

  describe('an import without the secret', () => {
    it('imports a file without passwords', async () => {
      expect(await run(written('none.ndjson', [withNone(1), withNone(2)]), null)).toMatchObject({
        imported: 2,
      });
    });

    it.each([
      ['a password', [{ fileId: 'a', password: 'HEMA7711' }]],
      ['one in other capitals', [{ fileId: 'a', Password: 'HEMA7711' }]],
      ['one without its list', { fileId: 'a', password: 'HEMA7711' }],
      ['one deep down', { statements: [{ fileId: 'a', password: 7711 }] }],
      ['one that looks sealed', [{ fileId: 'a', password: 'sealed:v1:HEMA7711' }]],
    ])('refuses a file with %s and stores nothing of it [CS-047.e]', async (_case, bankStatements) => {
      const before = await stored();
      const file = written('one.ndjson', [withNone(3), aLine(4, { bankStatements })]);
      await expect(run(file, null)).rejects.toThrow(refusal(4));
      expect(await stored()).toBe(before);
      const bodies = await server().db.select({ body: loanSection.body }).from(loanSection);
      expect(JSON.stringify(bodies)).not.toContain('7711');
    });

    it('keeps what was stored before the line, and resumes there with the secret [CS-047.e]', async () => {
      const lines = [...Array.from({ length: 100 }, (_, at) => withNone(10 + at)), withPassword(200)];
      const file = written('long.ndjson', lines);
      await expect(run(file, null)).rejects.toThrow(refusal(200));
      const progress: unknown[] = [];
      const resumed = await run(file, secret, done => progress.push(done));
      expect(resumed).toMatchObject({ imported: 1, alreadyThere: 100 });
      expect(progress).toEqual([{ lines: 100, bytes: statSync(file).size }]);
      const body = await statementsOf(200);
      expect(JSON.stringify(body)).not.toContain('HEMA7711');
      expect(openPassword(body, 'a', { loanId: loanIdOf(200), secrets: [secret] })).toEqual({
        state: 'open',
        password: 'HEMA7711',
      });
    });

    it('accepts a loan with a password that already exists', async () => {
      const file = written('again.ndjson', [withPassword(300)]);
      await run(file, secret);
      expect(await run(file, null)).toMatchObject({ imported: 0, alreadyThere: 1 });
    });
  });
});

describe('the import command', () => {
  let database: Awaited<ReturnType<typeof createTestDatabase>>;
  beforeAll(async () => {
    database = await createTestDatabase();
  });
  afterAll(() => database.drop());
  const command = async (file: string, env: Record<string, string>) => {
    const running = runScript('import', [file], env);
    return { code: await running.ended, output: running.output() };
  };

  it('refuses passwords on PostgreSQL in one line unless it has the secret [CS-047.e]', async () => {
    const file = written('postgres.ndjson', [withPassword(1)]);
    const env = { DATABASE_URL: database.url, DATA_DIR: folder };
    expect(await command(file, env)).toEqual({ code: 1, output: `${refusal(1)}\n` });
    expect(await command(file, { ...env, SIGNING_SECRET: secret })).toEqual({
      code: 0,
      output: 'imported 1, already there 0, rejected 0\n',
    });
  });

  it("seals with the secret in the embedded server's folder", async () => {
    const dataDir = join(folder, 'embedded');
    const file = written('embedded.ndjson', [withPassword(1)]);
    expect(await command(file, { DATA_DIR: dataDir })).toMatchObject({ code: 0 });
    expect(existsSync(join(dataDir, 'signing-secret'))).toBe(true);
    const kept = readFileSync(join(dataDir, 'signing-secret'), 'utf8');
    const opened = await openDatabase({ dataDir, databaseUrl: null });
    try {
      const [row] = await opened.db.select().from(loanSection).where(eq(loanSection.name, 'bankStatements'));
      expect(JSON.stringify(row?.body)).not.toContain('HEMA7711');
      expect(openPassword(row?.body, 'a', { loanId: loanIdOf(1), secrets: [kept] })).toEqual({
        state: 'open',
        password: 'HEMA7711',
      });
    } finally {
      await opened.close();
    }
  });
});
