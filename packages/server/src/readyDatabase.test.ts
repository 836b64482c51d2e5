import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sweep } from './db/sweep';
import { loanSection } from './loan/table';
import { readyDatabase } from './readyDatabase';
import { secretsOf } from './secrets/secretsOf';
import { openPassword } from './statements/passwords';
import { aServer, type TestServer, testConfig } from './testing/harness';
import { aLine, loanIdOf, storeLoans } from './testing/loans';
import { engines } from './testing/openTestDatabase';
import { testSandbox } from './testing/sandbox';

/** Tables that grow with the number of loans. */
const growing =
  /"(?:loan\w*|provider_body|stored_file|audit_row|decision|pd_feedback|bureau_fetch|call_\w+)"/;
/** Finds by an index of nothing but the rows it removes. */
const oldPictures = /^delete from "stored_file" where "stored_file"."replaced_at" < /;
const anyLoan = /^select "loan_id" from "loan" limit \$1$/;

describe.each(engines)('a start on %s', engine => {
  const statements: string[] = [];
  let server: TestServer;
  const start = async (demo = false): Promise<string[]> => {
    statements.length = 0;
    const sandbox = demo ? testSandbox : null;
    await readyDatabase(server.db, testConfig, { files: server.files, sandbox }, server.clock.now);
    await sweep(server, server.clock.now);
    return statements.filter(statement => growing.test(statement) && !oldPictures.test(statement));
  };
  const secrets = secretsOf(testConfig);
  const bankStatements = [{ fileId: 'a', password: 'HEMA7711' }];
  const bodyOf = async () => {
    const rows = await server.db.select().from(loanSection).where(eq(loanSection.name, 'bankStatements'));
    return rows[0]?.body;
  };

  beforeAll(async () => {
    server = await aServer(engine, { statements: { logQuery: query => void statements.push(query) } });
    await storeLoans(server.db, [aLine(1, { bankStatements })]);
  });
  afterAll(() => server.close());

  it('on the folder of an older version seals passwords that were stored plain [CS-047.e]', async () => {
    await server.db
      .update(loanSection)
      .set({ body: bankStatements })
      .where(eq(loanSection.name, 'bankStatements'));
    expect(await start()).not.toEqual([]);
    expect(openPassword(await bodyOf(), 'a', { loanId: loanIdOf(1), secrets })).toEqual({
      state: 'open',
      password: 'HEMA7711',
    });
    expect(JSON.stringify(await bodyOf())).not.toContain('HEMA7711');
  });

  it('a second time does nothing that takes longer for more loans', async () => {
    await start();
    expect(await start()).toEqual([]);
    expect(statements.length).toBeGreaterThan(0);
    // With the demonstration it checks whether there is any loan, which reads one row.
    expect((await start(true)).filter(statement => !anyLoan.test(statement))).toEqual([]);
  });
});
