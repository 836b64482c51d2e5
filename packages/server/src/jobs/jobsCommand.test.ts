import { eq, ne } from 'drizzle-orm';
import { beforeEach, expect, it } from 'vitest';
import { ledgerCheckDeclaration } from '../ledger/checkJob';
import { ledgerCheck } from '../ledger/table';
import { withServer } from '../testing/harness';
import { enqueueDue, jobOfKey } from '../testing/jobs';
import { runHere } from '../testing/runHere';
import { job } from './table';

const nobody = '00000000-0000-4000-8000-000000000000';

withServer(server => {
  const run = (...args: string[]) => runHere(server(), 'jobs/jobsCommand.ts', args);
  const stored = () => jobOfKey(server(), 'check');
  const change = (values: Partial<typeof job.$inferInsert>) =>
    server().db.update(job).set(values).where(eq(job.key, 'check'));
  let id = '';
  let checkId = '';

  beforeEach(async () => {
    const { db, clock } = server();
    await db.delete(job);
    await db.delete(ledgerCheck);
    const asked = { askedAt: clock.now, askedBy: 'Super User', state: 'running' } as const;
    const [check] = await db
      .insert(ledgerCheck)
      .values({ ...asked, accounts: 0, compared: 0, differ: 0, deviations: [] })
      .returning({ id: ledgerCheck.id });
    checkId = check?.id ?? '';
    await enqueueDue(server(), ledgerCheckDeclaration, 'check', { checkId });
    id = (await stored())?.id ?? '';
  });
  const stateOfCheck = async () =>
    (await server().db.select().from(ledgerCheck).where(eq(ledgerCheck.id, checkId)))[0]?.state;

  it('lists what is dead, running and waiting, with or without its name, the oldest first [XR-028.a]', async () => {
    const dueAt = new Date(server().clock.now.getTime() + 60_000);
    await change({ dueAt });
    const line = `waiting  ${id}  ledger.check  ${dueAt.toISOString()}  attempt 0`;
    expect(await run()).toEqual({ code: 0, lines: [line] });
    expect(await run('list')).toEqual({ code: 0, lines: [line] });
    const one = { kind: 'ledger.check', payload: { checkId }, state: 'waiting', dueAt } as const;
    const added = await server()
      .db.insert(job)
      .values([
        { ...one, key: 'newer', createdAt: dueAt },
        { ...one, key: 'older', createdAt: new Date(0) },
      ])
      .returning({ id: job.id });
    const [newer, older] = added.map(row => line.replace(id, row.id));
    expect(await run()).toEqual({ code: 0, lines: [`${older}\n${line}\n${newer}`] });
    await server()
      .db.update(job)
      .set({ state: 'dead', dueAt: null, endedAt: dueAt })
      .where(eq(job.key, 'newer'));
    const dead = newer?.replace('waiting', 'dead   ');
    expect(await run()).toEqual({ code: 0, lines: [`${dead}\n${older}\n${line}`] });
    await server().db.delete(job).where(ne(job.key, 'check'));
    await change({
      state: 'dead',
      dueAt: null,
      endedAt: new Date(0),
      attempt: 3,
      progress: '4 of 9',
      lastError: 'E',
    });
    expect(await run()).toEqual({
      code: 0,
      lines: [`dead     ${id}  ledger.check  1970-01-01T00:00:00.000Z  attempt 3  4 of 9  E`],
    });
  });

  it('queues a dead job again, and no other [XR-028.b]', async () => {
    const refused = { code: 1, lines: ['There is no dead job of this id.'] };
    expect(await run('retry', id)).toEqual(refused);
    expect(await run('retry', nobody)).toEqual(refused);
    await change({ state: 'dead', dueAt: null, endedAt: new Date(0), attempt: 3 });
    expect(await run('retry', id)).toEqual({ code: 0, lines: ['The job is queued again.'] });
    expect(await stored()).toMatchObject({ state: 'waiting', attempt: 0, endedAt: null });
  });

  it('cancels a job and tells what waited for it, once [XR-028.e]', async () => {
    const refused = { code: 1, lines: ['There is no dead job of this id, nor one that has not ended.'] };
    expect(await run('cancel', nobody)).toEqual(refused);
    expect(await run('cancel', id)).toEqual({ code: 0, lines: ['The job is cancelled.'] });
    expect([(await stored())?.state, await stateOfCheck()]).toEqual(['cancelled', 'failed']);
    expect(await run('cancel', id)).toEqual(refused);
  });

  it.each([
    ['an order there is not', () => ['stop', id]],
    ['a list of one', () => ['list', id]],
    ['an option there is not', () => ['--now']],
    ['no job', () => ['retry']],
    ['two jobs', () => ['cancel', id, nobody]],
    ['an id with something before it', () => ['cancel', `0${id}`]],
    ['an id with something behind it', () => ['cancel', `${id}0`]],
  ])('says how it is used for %s', async (_case, argsOf) => {
    expect(await run(...argsOf())).toEqual({
      code: 1,
      lines: [expect.stringMatching(/^Usage:\n(  npm run jobs( -- (retry|cancel) ID)? .*\n?){3}$/)],
    });
    expect(await stored()).toMatchObject({ state: 'waiting' });
  });
});
