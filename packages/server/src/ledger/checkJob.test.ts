import { sql } from 'drizzle-orm';
import { beforeEach, expect, it } from 'vitest';
import { inTransaction } from '../db/transaction';
import { enqueueDue, aJobWorker, jobOfKey } from '../testing/jobs';
import { exampleDay, setDay, storeSampleAccount } from '../testing/accounts';
import { withServer } from '../testing/harness';
import { aLine, loanIdOf, storeLoans } from '../testing/loans';
import { ledgerCheckDeclaration, ledgerCheckJob } from './checkJob';
import { ledgerCheck, loanAccount } from './table';

withServer(server => {
  beforeEach(async () => {
    await server().db.delete(ledgerCheck);
  });
  /** Runs a check. @returns what is stored of it, and its job */
  const check = async (key: string) => {
    const { db, clock } = server();
    const asked = { askedAt: clock.now, askedBy: 'Super User', state: 'running' } as const;
    const [stored] = await db
      .insert(ledgerCheck)
      .values({ ...asked, accounts: 0, compared: 0, differ: 0, deviations: [] })
      .returning({ id: ledgerCheck.id });
    await enqueueDue(server(), ledgerCheckDeclaration, key, { checkId: stored?.id ?? '' });
    clock.pass(60_000);
    const worker = aJobWorker(server(), [ledgerCheckJob]);
    await worker.tick();
    expect(worker.warnings).toEqual([]);
    const [row] = await db.select().from(ledgerCheck);
    return { row, ran: await jobOfKey(server(), key) };
  };

  it('keeps how many accounts it compared and that none differs [XR-025.a]', async () => {
    setDay(server(), exampleDay);
    await storeLoans(
      server().db,
      [1, 2].map(number => aLine(number)),
    );
    for (const number of [1, 2]) await storeSampleAccount(server(), loanIdOf(number));
    const { row, ran } = await check('all agree');
    const endedAt = server().clock.now;
    expect(row).toMatchObject({
      state: 'done',
      accounts: 2,
      compared: 2,
      differ: 0,
      deviations: [],
      endedAt,
    });
    expect(ran).toMatchObject({ state: 'done', progress: '2 of 2' });
  });

  it('counts every figure that differs and keeps two hundred of them [XR-025.a]', async () => {
    const { db } = server();
    const numbers = Array.from({ length: 27 }, (_, index) => index + 11);
    await storeLoans(
      db,
      numbers.map(number => aLine(number)),
    );
    for (const number of numbers) await storeSampleAccount(server(), loanIdOf(number));
    const { emisPaid, outstandingPrincipal, overdueTotal } = loanAccount;
    const { overduePrincipal, overdueInterest, overduePenal, overdueBounce } = loanAccount;
    await db.update(loanAccount).set({
      emisPaid: sql`${emisPaid} - 1`,
      outstandingPrincipal: sql`${outstandingPrincipal} + 1`,
      overduePrincipal: sql`${overduePrincipal} + 2`,
      overdueInterest: sql`${overdueInterest} + 3`,
      overduePenal: sql`${overduePenal} + 4`,
      overdueBounce: sql`${overdueBounce} + 5`,
      overdueTotal: sql`${overdueTotal} - 6`,
    });
    const { row } = await check('many differ');
    expect(row).toMatchObject({ state: 'done', accounts: 29, compared: 29, differ: 203 });
    expect(row?.deviations).toHaveLength(200);
    const ofFirst = row?.deviations.filter(({ loanId }) => loanId === loanIdOf(1)) ?? [];
    expect(new Map(ofFirst.map(({ figure, difference }) => [figure, difference]))).toEqual(
      new Map([
        ['emisPaid', null],
        ['outstandingPrincipal', 1],
        ['overduePrincipal', 2],
        ['overdueInterest', 3],
        ['overduePenal', 4],
        ['overdueBounce', 5],
        ['overdueTotal', -6],
      ]),
    );
  });

  it('says of a check that was given up that it failed, and when, and of no other', async () => {
    const { db, clock } = server();
    const begun = { askedAt: clock.now, askedBy: 'Super User', endedAt: null } as const;
    const stored = await db
      .insert(ledgerCheck)
      .values(
        (['running', 'done'] as const).map(state => ({
          ...begun,
          state,
          accounts: 0,
          compared: 0,
          differ: 0,
          deviations: [],
        })),
      )
      .returning({ id: ledgerCheck.id });
    const ended = new Date(clock.now.getTime() + 60_000);
    const [first, second] = stored.map(({ id }) => id);
    await inTransaction(db, tx => ledgerCheckJob.gaveUp(tx, { checkId: first }, ended));
    const rows = await db.select().from(ledgerCheck);
    expect(rows.find(({ id }) => id === first)).toMatchObject({ state: 'failed', endedAt: ended });
    expect(rows.find(({ id }) => id === second)).toMatchObject({
      ...begun,
      state: 'done',
    });
  });
});
