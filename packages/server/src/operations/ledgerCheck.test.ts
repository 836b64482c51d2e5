import type { Role } from '@lending-desk/domain/access';
import { contract } from '@lending-desk/domain/contract';
import { rupees } from '@lending-desk/domain/money';
import { eq } from 'drizzle-orm';
import { beforeEach, expect, it } from 'vitest';
import { auditRow } from '../audit/table';
import { cancelJob } from '../jobs/changeJob';
import { allJobs } from '../jobs/allJobs';
import { inTransaction } from '../db/transaction';
import { job } from '../jobs/table';
import { ledgerCheckJob } from '../ledger/checkJob';
import { ledgerCheck, loanAccount } from '../ledger/table';
import { exampleDay, setDay, storeSampleLoan } from '../testing/accounts';
import { type Caller, withServer } from '../testing/harness';
import { aJobWorker } from '../testing/jobs';

withServer(server => {
  let superUser: Caller;
  let numbered = 0;

  beforeEach(async () => {
    setDay(server(), exampleDay);
    superUser = await server().signIn('ROLE_SUPER_USER');
    await server().db.delete(ledgerCheck);
  });

  const aLoan = () => storeSampleLoan(server(), (numbered += 1));
  const start = (as = superUser) => server().call(contract.operations.checkLedger, {}, as);
  const read = async () => (await server().call(contract.operations.ledgerCheck, {}, superUser)).body['data'];
  const run = async () => {
    const worker = aJobWorker(server(), [ledgerCheckJob]);
    await worker.tick();
    expect(worker.warnings).toEqual([]);
  };
  const change = (loanId: number, columns: Partial<typeof loanAccount.$inferInsert>) =>
    server().db.update(loanAccount).set(columns).where(eq(loanAccount.loanId, loanId));

  it('says which loan is off and by how much, afterwards too [XR-025.a, XR-025.b]', async () => {
    await aLoan();
    const loanId = await aLoan();
    expect(await read()).toBeNull();
    // An earlier one, which found nothing, is not what is shown.
    await start();
    await run();
    server().clock.pass(60_000);
    expect((await start()).body['data']).toEqual({ status: 'The check of the ledger has started' });
    expect(await read()).toMatchObject({ state: 'running', askedBy: 'Super User', compared: 0 });
    await server().db.execute(
      `update loan_account set overdue_total_minor = overdue_total_minor + 1, emis_paid = 4 where loan_id = ${loanId}`,
    );
    await run();
    expect(await read()).toEqual({
      askedAt: server().clock.now.toISOString(),
      askedBy: 'Super User',
      state: 'done',
      accounts: 2,
      compared: 2,
      differ: 2,
      deviations: [
        { loanId, figure: 'emisPaid', stored: '4', derived: '5', difference: null },
        {
          loanId,
          figure: 'overdueTotal',
          stored: '1988275',
          derived: '1988274',
          difference: 0.01,
        },
      ],
      endedAt: server().clock.now.toISOString(),
    });
    const audit = await server()
      .db.select()
      .from(auditRow)
      .where(eq(auditRow.action, 'operations.checkLedger'));
    expect(audit).toMatchObject([{ actorId: superUser.staffId }, { actorId: superUser.staffId }]);
    await change(loanId, { overdueTotal: rupees(19_882.74), emisPaid: 5 });
  });

  it('finds a wrong principal at risk [XR-025.a]', async () => {
    const loanId = await aLoan();
    await server().db.execute(
      `update loan_account set outstanding_principal_minor = 0 where loan_id = ${loanId}`,
    );
    await start();
    await run();
    expect(await read()).toMatchObject({
      deviations: [{ loanId, figure: 'outstandingPrincipal', derived: '3478437', difference: -34_784.37 }],
    });
  });

  it('is refused while another one runs, and begins anew afterwards [XR-025.c]', async () => {
    expect((await start()).status).toBe(200);
    const second = await start();
    expect([second.status, second.body['errorMessages']]).toEqual([
      409,
      ['The ledger is being checked already'],
    ]);
    await run();
    server().clock.pass(60_000);
    expect((await start()).status).toBe(200);
    expect(await read()).toMatchObject({ state: 'running', askedAt: server().clock.now.toISOString() });
  });

  it('says that it did not finish when its job is given up, and refuses no other one then [XR-025.c]', async () => {
    await start();
    const [check] = await server().db.select().from(ledgerCheck);
    const [queued] = await server()
      .db.select()
      .from(job)
      .where(eq(job.key, check?.id ?? ''));
    await inTransaction(server().db, tx => cancelJob(tx, queued?.id ?? '', allJobs, server().clock.now));
    expect(await read()).toMatchObject({ state: 'failed', endedAt: server().clock.now.toISOString() });
    expect((await start()).status).toBe(200);
  });

  it.each<Role>(['ROLE_COLLECTIONS_ADMIN', 'ROLE_CREDIT_ADMIN'])('is closed to %s', async role => {
    const caller = await server().signIn(role);
    expect((await start(caller)).status).toBe(403);
    const answer = await server().call(contract.operations.ledgerCheck, {}, caller);
    expect(answer.status).toBe(403);
  });
});
