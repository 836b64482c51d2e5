import type { LoanDesk, Role } from '@lending-desk/domain/access';
import { contract } from '@lending-desk/domain/contract';
import { and, eq } from 'drizzle-orm';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { auditRow } from '../audit/table';
import { loan } from '../loan/table';
import { type Caller, eachEngine, startOfTests } from '../testing/harness';
import { aLine, heldBy, loanIdOf, storeLoans } from '../testing/loans';
import { followUp } from './table';

const [own, ofAnother] = [1, 2];
const none = { version: 0, dueOn: null, note: '', setBy: null, setOn: null };

eachEngine(server => {
  let support: Caller;
  let credit: Caller;
  let name: string;

  beforeAll(async () => {
    await storeLoans(server().db, [
      aLine(own, { underWriter: heldBy('credit.user') }),
      aLine(ofAnother, { underWriter: heldBy('credit.admin') }),
    ]);
    support = await server().signIn('ROLE_CUSTOMER_SERVICE');
    credit = await server().signIn('ROLE_CREDIT_USER');
    const { body } = await server().call(contract.signin.profile, {}, support);
    name = Object(body['data']).user.fullName;
  });

  const loanId = loanIdOf(own);

  beforeEach(async () => {
    server().clock.now = startOfTests;
    await server().db.delete(followUp);
    await server().db.update(loan).set({ followUpOn: null });
  });

  type At = { readonly as?: Caller; readonly desk?: LoanDesk; readonly number?: number };
  const read = async ({ as = support, desk = 'customerSupport', number = own }: At = {}) => {
    const { status, body } = await server().call(
      contract.followUp.read,
      { loanId: loanIdOf(number), desk },
      as,
    );
    return status === 200 ? body['data'] : status;
  };
  const save = (
    sent: { version: number; dueOn?: string; note?: string },
    { as = support, desk = 'customerSupport', number = own }: At = {},
  ) =>
    server().call(
      contract.followUp.save,
      { loanId: loanIdOf(number), desk, dueOn: '2026-11-24', ...sent },
      as,
    );
  const done = (version: number, { as = support, desk = 'customerSupport' }: At = {}) =>
    server().call(contract.followUp.done, { loanId, desk, version }, as);
  const stored = async () => {
    const [row] = await server().db.select().from(loan).where(eq(loan.loanId, loanId));
    return { followUpOn: row?.followUpOn, version: row?.version };
  };

  it('is set, changed and done, each with its audit row; the version of the loan stays [XR-001.g]', async () => {
    expect(await read()).toEqual(none);
    const set = await save({ version: 0, note: '  Ask for the August page ' });
    const first = {
      version: 1,
      dueOn: '2026-11-24',
      note: 'Ask for the August page',
      setBy: name,
      setOn: startOfTests.toISOString(),
    };
    expect([set.status, set.body['data']]).toEqual([200, first]);
    expect(await read()).toEqual(first);
    expect(await stored()).toEqual({ followUpOn: '2026-11-24', version: 1 });
    const [another] = await server()
      .db.select()
      .from(loan)
      .where(eq(loan.loanId, loanIdOf(ofAnother)));
    expect(another?.followUpOn).toBeNull();
    expect(await server().db.select().from(followUp)).toMatchObject([{ loanId, setById: support.staffId }]);

    const changed = await save({ version: 1, dueOn: '2026-11-30', note: 'Ring again' });
    expect(changed.body['data']).toMatchObject({ version: 2, dueOn: '2026-11-30', note: 'Ring again' });
    expect((await done(2)).body['data']).toMatchObject({ version: 3, dueOn: null, note: '', setBy: name });
    expect(await read()).toMatchObject({ version: 3, dueOn: null, note: '' });
    expect(await stored()).toEqual({ followUpOn: null, version: 1 });

    const rows = await server()
      .db.select()
      .from(auditRow)
      .where(and(eq(auditRow.loanId, loanId), eq(auditRow.actorId, support.staffId)))
      .orderBy(auditRow.at);
    expect(rows.map(({ action, before, after }) => ({ action, before, after }))).toEqual([
      {
        action: 'followUp.save',
        before: { dueOn: null, note: '' },
        after: { dueOn: '2026-11-24', note: 'Ask for the August page' },
      },
      {
        action: 'followUp.save',
        before: { dueOn: '2026-11-24', note: 'Ask for the August page' },
        after: { dueOn: '2026-11-30', note: 'Ring again' },
      },
      {
        action: 'followUp.done',
        before: { dueOn: '2026-11-30', note: 'Ring again' },
        after: { dueOn: null, note: '' },
      },
    ]);
  });

  it.each([
    ['2026-11-21T18:29:59.999Z', '2026-11-20', 400],
    ['2026-11-21T18:29:59.999Z', '2026-11-21', 200],
    ['2026-11-21T18:30:00.000Z', '2026-11-21', 400],
    ['2026-11-21T18:30:00.000Z', '2026-11-22', 200],
  ])(
    'at %s for %s: %i, since midnight in India is 18:30 UTC [XR-001.c, XR-001.a]',
    async (now, dueOn, expected) => {
      server().clock.now = new Date(now);
      // The sign-in of the others has expired by then.
      const { status, body } = await save(
        { version: 0, dueOn },
        { as: await server().signIn('ROLE_CUSTOMER_SERVICE') },
      );
      expect(status).toBe(expected);
      expect((await stored()).followUpOn).toBe(expected === 200 ? dueOn : null);
      const words = 'Choose today or a later day';
      const refused = { errorMessages: [words], fieldErrors: { dueOn: words } };
      expect(body).toMatchObject(expected === 200 ? { success: true } : refused);
    },
  );

  it.each([
    { dueOn: '2026-11-31' },
    { dueOn: '' },
    { dueOn: '2026-11-24', note: 'x'.repeat(4001) },
    { version: -1 },
  ])('refuses %j', async sent => {
    expect((await save({ version: 0, ...sent })).status).toBe(400);
    expect(await read()).toEqual(none);
  });

  it('refuses what was made on an older one with the current one, and writes nothing [XR-001.d, XR-001.e]', async () => {
    await save({ version: 0, note: 'First' });
    const late = await save({ version: 0, dueOn: '2026-12-01', note: 'Second' });
    expect([late.status, late.body['errorMessages'], late.body['data']]).toMatchObject([
      409,
      [`This follow-up was changed by ${name} since you opened it`],
      { version: 1, dueOn: '2026-11-24', note: 'First' },
    ]);
    expect((await done(0)).status).toBe(409);
    expect(await read()).toMatchObject({ version: 1, note: 'First' });
    // Done, and set anew by somebody else: the version says that it is another one.
    await done(1);
    expect((await done(2)).status).toBe(409);
    await save({ version: 2, note: 'Third' });
    expect((await save({ version: 1, note: 'Late' })).status).toBe(409);
    expect(await read()).toMatchObject({ version: 3, note: 'Third' });
  });

  it('is set once by two at the same time [XR-001.d, XR-139.a]', async () => {
    const both = await Promise.all([
      save({ version: 0, note: 'One' }),
      save({ version: 0, note: 'Other' }, { as: credit, desk: 'credit' }),
    ]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(await read()).toMatchObject({ version: 1 });
  });

  describe('who may', () => {
    it('set one: whoever works at the desk, on a loan they may open there [XR-137.d]', async () => {
      expect((await save({ version: 0 }, { as: credit, desk: 'credit' })).status).toBe(200);
      expect(await read({ as: credit, desk: 'credit' })).toMatchObject({ version: 1 });
      const another = { as: credit, desk: 'credit', number: ofAnother } as const;
      expect((await save({ version: 0 }, another)).status).toBe(403);
      expect(await read(another)).toBe(403);
    });

    it.each<[Role, LoanDesk]>([
      ['ROLE_CUSTOMER_SERVICE_VIEW', 'customerSupport'],
      ['ROLE_CREDIT_DASHBOARD_VIEW', 'credit'],
      ['ROLE_COLLECTIONS_AGENT', 'customerSupport'],
      ['ROLE_CREDIT_USER', 'customerSupport'],
      ['ROLE_CUSTOMER_SERVICE', 'credit'],
    ])('not: %s at the desk %s [XR-001.h, XR-137.d]', async (role, desk) => {
      await save({ version: 0 });
      const as = await server().signIn(role);
      const { status, body } = await save({ version: 1 }, { as, desk });
      expect([status, body['errorMessages']]).toEqual([
        403,
        ['You do not have permission to perform this action'],
      ]);
      expect((await done(1, { as, desk })).status).toBe(403);
      expect(await read()).toMatchObject({ version: 1 });
    });

    it.each<[Role, LoanDesk]>([
      ['ROLE_CUSTOMER_SERVICE_VIEW', 'customerSupport'],
      ['ROLE_CREDIT_DASHBOARD_VIEW', 'credit'],
    ])('read it: %s, with a phone in the note masked [XR-001.h]', async (role, desk) => {
      await save({ version: 0, note: 'Ring 9000043214' });
      const as = await server().signIn(role);
      const found = await read({ as, desk });
      expect(found).toMatchObject({ version: 1, dueOn: '2026-11-24', setBy: name });
      expect(JSON.stringify(found)).not.toContain('9000043214');
    });
  });
});
