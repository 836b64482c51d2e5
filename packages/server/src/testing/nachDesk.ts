import { contract } from '@lending-desk/domain/contract';
import { type LoanAccount, repaymentFigures } from '@lending-desk/domain/repayment';
import { sql } from 'drizzle-orm';
import { beforeAll, expect } from 'vitest';
import { auditRow } from '../audit/table';
import { todayOf } from '../calendar/todayOf';
import { readAccount } from '../ledger/readAccount';
import { type Caller, withServer, type TestAnswer, type TestServer } from './harness';
import { aNachLoan, boardIn, nachText, runCommits, uploadNach } from './nach';

/** A collections admin at a desk that uploads and commits files. */
function aDesk(server: () => TestServer) {
  let admin: Caller;
  let number = 100;
  let keys = 0;
  const aLoan = (changes?: Record<string, unknown>) => aNachLoan(server(), (number += 1), changes);

  beforeAll(async () => {
    admin = await server().signIn('ROLE_COLLECTIONS_ADMIN');
  });

  const upload = async (rows: Parameters<typeof nachText>[0]) =>
    boardIn(await uploadNach(server(), nachText(rows), admin));
  const asksCommit = (fileId: string, key = `commit-${(keys += 1)}`): Promise<TestAnswer> =>
    server().call(contract.nach.commit, { fileId }, admin, { 'idempotency-key': key });
  const read = async (fileId: string, rows: 'all' | 'none' = 'all') =>
    boardIn(await server().call(contract.nach.read, { fileId, rows }, admin));
  const commit = async (rows: Parameters<typeof nachText>[0]) => {
    const { fileId } = await upload(rows);
    expect((await asksCommit(fileId)).status).toBe(200);
    await runCommits(server());
    return read(fileId);
  };
  const accountOf = async (loanId: number): Promise<LoanAccount> => {
    const account = await readAccount(server().db, loanId);
    if (account === null) throw new Error('No account');
    return account;
  };
  const figuresOf = async (loanId: number): Promise<ReturnType<typeof repaymentFigures>> => {
    const account = await accountOf(loanId);
    return repaymentFigures(account, todayOf(server().clock.now));
  };
  const receiptsOf = async (loanId: number): Promise<LoanAccount['receipts']> =>
    (await accountOf(loanId)).receipts;

  /** What the audit has on a file, by action. */
  const auditedOf = (fileId: string): PromiseLike<(typeof auditRow.$inferSelect)[]> =>
    server()
      .db.select()
      .from(auditRow)
      .where(sql`${auditRow.after} ->> 'fileId' = ${fileId}`)
      .orderBy(auditRow.action);

  return {
    server,
    get admin() {
      return admin;
    },
    aLoan,
    upload,
    asksCommit,
    read,
    commit,
    accountOf,
    figuresOf,
    receiptsOf,
    auditedOf,
  };
}

/** Tests of NACH files, on a database of their own. */
export const withNach = (tests: (desk: ReturnType<typeof aDesk>) => void) =>
  withServer(server => tests(aDesk(server)));
