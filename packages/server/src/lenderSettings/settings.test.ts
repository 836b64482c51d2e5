import { businessDate } from '@lending-desk/domain/calendar';
import { type CallInput, contract } from '@lending-desk/domain/contract';
import { paiseToRupees, rupees } from '@lending-desk/domain/money';
import { fieldsOf } from '@lending-desk/domain/loose';
import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { auditRow } from '../audit/table';
import { recoveryLimits } from '../calls/recoveryCalls';
import { dayEnd } from '../ledger/dayEnd';
import { readAccount } from '../ledger/readAccount';
import { bearer, type Caller, requestOf, withServer } from '../testing/harness';
import { inOrder } from '../testing/inOrder';
import { aLine, loanIdOf, storeLoans } from '../testing/loans';
import { bookNow, disbursedLine, openSampleAccount } from '../testing/sampleAccounts';
import { settingsChange } from './table';

type Changed = CallInput<typeof contract.lenderSettings.change>['changed'];

withServer(server => {
  let superUser: Caller;
  let number = 0;
  beforeAll(async () => {
    superUser = await server().signIn('ROLE_SUPER_USER');
  });
  const at = (day: string, time = '06:00:00') => {
    server().clock.now = new Date(`${day}T${time}.000Z`);
  };
  const read = async () =>
    fieldsOf((await server().call(contract.lenderSettings.read, {}, superUser)).body['data']);
  const count = async () => server().db.$count(settingsChange);
  async function change(changed: Changed, version?: number) {
    const sent = { version: version ?? (await count()), changed, reason: 'Board of 15 Nov' };
    const answer = await server().call(contract.lenderSettings.change, sent, superUser);
    return { status: answer.status, why: answer.body['errorMessages'], data: fieldsOf(answer.body['data']) };
  }
  async function aLoan(): Promise<number> {
    number += 1;
    await storeLoans(server().db, [aLine(number, disbursedLine)]);
    const loanId = loanIdOf(number);
    await openSampleAccount(server(), loanId);
    return loanId;
  }
  const account = async (loanId: number) => {
    const found = await readAccount(server().db, loanId);
    if (!found) throw new Error('No account');
    return found;
  };
  /** The penal charges of a loan by their day, in rupees. */
  const penalOf = async (loanId: number) =>
    (await account(loanId)).groups
      .flatMap(({ transfers }) => transfers)
      .filter(({ debit }) => debit === 'penal')
      .map(({ valueDate, amount }) => [valueDate, paiseToRupees(amount)]);

  it('are the usual ones before anybody has changed them [M13.a, M13.f, M15.a, M29.b]', async () => {
    at('2026-04-20');
    const usual = {
      allocationOrder: ['interest', 'principal', 'fee', 'bounce', 'penal'],
      penalPercent: 2,
      penalGraceDays: 0,
      bounceCharge: 590,
      waiverLimit: 1000,
      callsFrom: '08:00',
      callsUntil: '19:00',
      callsADay: 3,
    };
    expect(await read()).toEqual({
      today: '2026-04-20',
      settings: usual,
      next: usual,
      nextFrom: '2026-04-21',
      version: 0,
      changes: [],
    });
    // A page of before the database was restored.
    const late = await change({ penalPercent: 4 }, 7);
    expect([late.status, late.why]).toEqual([
      409,
      ['Somebody has changed the settings meanwhile. Look at what holds now, then save again'],
    ]);
  });

  it('change from the next business date on, never for the past: a day that is posted late has its own rule [M1.h, M1.i, M1.j, XR-033.a]', async () => {
    at('2026-04-20');
    const loanId = await aLoan();
    await dayEnd(server().db, businessDate('2026-05-02'));
    const before = await penalOf(loanId);
    expect(before).toEqual([['2026-05-02', 181.58]]);
    // In Kolkata it is still the evening of 1 June.
    at('2026-06-01', '18:29:59');
    const { data } = await change({ penalPercent: 4 });
    expect(data).toMatchObject({
      today: '2026-06-01',
      settings: { penalPercent: 2 },
      next: { penalPercent: 4 },
      nextFrom: '2026-06-02',
      changes: [
        {
          madeOn: '2026-06-01',
          validFrom: '2026-06-02',
          by: 'Super User',
          reason: 'Board of 15 Nov',
          changed: { penalPercent: 4 },
        },
      ],
    });
    // Everything since 2 May is posted at once: the charge of 1 June by the rule of its day, that of 2 June by the new one.
    await dayEnd(server().db, businessDate('2026-06-02'));
    expect(await penalOf(loanId)).toEqual([
      ['2026-05-02', 181.58],
      ['2026-06-01', 181.58],
      ['2026-06-02', 363.16],
    ]);
    at('2026-06-01', '18:30:00');
    expect(await read()).toMatchObject({ today: '2026-06-02', settings: { penalPercent: 4 } });
    // Money that counts from before the change corrects each charge by the rule of its own day: 2 % of what it leaves
    // open of May, and still 4 % of June.
    const back = { type: 'receipt', id: 'back', source: 'BANK', reference: null } as const;
    const valueDate = businessDate('2026-05-20');
    await bookNow(server(), loanId, { ...back, amount: rupees(5000), valueDate }, 'back');
    const corrections = (await account(loanId)).groups
      .flatMap(({ transfers }) => transfers)
      .filter(({ debit }) => debit === 'penal income')
      .map(transfer => [transfer.valueDate, paiseToRupees(transfer.amount)]);
    expect(corrections).toEqual([['2026-06-01', 100]]);
    expect((await penalOf(loanId)).at(-1)).toEqual(['2026-06-02', 363.16]);
    await change({ penalPercent: 2 });
  });

  it('of allocation are those of the day on which money is booked; what was allocated stays [M24.a, XR-033.a]', async () => {
    at('2026-05-10');
    const loanId = await aLoan();
    await dayEnd(server().db, businessDate('2026-05-10'));
    const receive = (id: string, day: string) =>
      bookNow(
        server(),
        loanId,
        {
          type: 'receipt',
          id,
          source: 'RAZORPAY',
          amount: rupees(10_000),
          valueDate: businessDate(day),
          reference: null,
        },
        id,
      );
    const partsOf = async (id: string) =>
      (await account(loanId)).groups
        .filter(({ kind, about }) => kind === 'receipt' && about === id)
        .flatMap(({ transfers }) => transfers)
        .filter(({ debit }) => debit === 'held')
        .map(({ credit }) => credit);
    await receive('first', '2026-05-10');
    const before = await partsOf('first');
    expect(before).toEqual(['interest', 'principal', 'penal']);
    await change({ allocationOrder: ['penal', 'bounce', 'fee', 'interest', 'principal'] });
    at('2026-06-10');
    await dayEnd(server().db, businessDate('2026-06-10'));
    await receive('second', '2026-06-10');
    expect([await partsOf('first'), (await partsOf('second'))[0]]).toEqual([before, 'penal']);
    await change({ allocationOrder: ['interest', 'principal', 'fee', 'bounce', 'penal'] });
  });

  it('of calls limit the hours and the calls of a day [M46.c, XR-033.a]', async () => {
    at('2026-07-10');
    const limits = () => recoveryLimits(server().db, { now: server().clock.now, config: server().config });
    await change({ callsFrom: '09:30', callsUntil: '18:00', callsADay: 2 });
    expect(await limits()).toEqual({ from: 480, until: 1140, allowed: 3 });
    at('2026-07-11');
    expect(await limits()).toEqual({ from: 570, until: 1080, allowed: 2 });
  });

  it.each<[string, Changed, number]>([
    ['nothing', {}, 422],
    ['a part twice', { allocationOrder: ['interest', 'interest', 'fee', 'bounce', 'penal'] }, 400],
    ['a part less', { allocationOrder: ['interest', 'principal', 'fee', 'bounce'] }, 400],
    ['36 %', { penalPercent: 36 }, 200],
    ['more than 36 %', { penalPercent: 36.01 }, 400],
    ['three decimals', { penalPercent: 2.005 }, 400],
    ['less than nothing', { bounceCharge: -1 }, 400],
    ['half a day', { penalGraceDays: 0.5 }, 400],
    ['calls before eight', { callsFrom: '07:59' }, 400],
    ['calls after seven', { callsUntil: '19:01' }, 400],
    ['calls that end before they begin', { callsFrom: '18:00' }, 422],
    ['no calls at all', { callsADay: 0 }, 200],
  ])('with %s: the server judges it again [XR-033.e]', async (_what, changed, status) => {
    const before = await count();
    expect((await change(changed)).status).toBe(status);
    expect(await count()).toBe(before + (status === 200 ? 1 : 0));
  });

  it.each([[undefined], [''], ['  ']])('are not changed with the reason %j [XR-033.b]', async reason => {
    const before = await count();
    const sent = { version: before, changed: { waiverLimit: 900 }, reason };
    const { path, init } = requestOf(contract.lenderSettings.change, sent, bearer(superUser));
    expect([(await server().app.request(path, init)).status, await count()]).toEqual([400, before]);
  });

  describe('changed by two people', () => {
    it('one after the other, who has not seen the first change is told who made it, and nothing is stored [XR-033.e]', async () => {
      const version = await count();
      expect((await change({ waiverLimit: 900 }, version)).status).toBe(200);
      const late = await change({ waiverLimit: 800 }, version);
      expect([late.status, late.why]).toEqual([
        409,
        ['Super User has changed the settings meanwhile. Look at what holds now, then save again'],
      ]);
      expect(await count()).toBe(version + 1);
    });

    it('at the same moment, one of them is told [XR-033.e, XR-139.a]', async () => {
      const version = await count();
      const both = await Promise.all([
        change({ waiverLimit: 700 }, version),
        change({ bounceCharge: 600 }, version),
      ]);
      expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409]);
      expect(both.find(({ status }) => status === 409)?.why).toEqual([
        'Super User has changed the settings meanwhile. Look at what holds now, then save again',
      ]);
      expect(await count()).toBe(version + 1);
    });
  });

  it('are judged with what another change has made of tomorrow [XR-033.a]', async () => {
    at('2026-07-20');
    expect((await change({ callsUntil: '12:00' })).status).toBe(200);
    const refused = await change({ callsFrom: '12:00' });
    expect([refused.status, refused.why]).toEqual([422, ['Calls begin before they end']]);
    expect((await change({ callsFrom: '11:59' })).status).toBe(200);
  });

  it('are changed with an audit row, with what was and what becomes [XR-033.a]', async () => {
    at('2026-08-01');
    await change({ bounceCharge: 650 });
    at('2026-08-02');
    const { data } = await change({ bounceCharge: 700 });
    const version = await count();
    expect(data['version']).toBe(version);
    expect(Object(data['changes']).slice(0, 2)).toMatchObject([
      { version, madeOn: '2026-08-02', madeAt: '2026-08-02T06:00:00.000Z', changed: { bounceCharge: 700 } },
      { version: version - 1, validFrom: '2026-08-02', changed: { bounceCharge: 650 } },
    ]);
    const rows = await server()
      .db.select()
      .from(auditRow)
      .where(eq(auditRow.action, 'lenderSettings.change'))
      .orderBy(inOrder);
    // Of what was, only what was changed.
    expect(rows.at(-1)?.before).toEqual({ bounceCharge: 650 });
    expect(rows.at(-1)).toMatchObject({
      actorName: 'Super User',
      after: { bounceCharge: 700, validFrom: '2026-08-03', reason: 'Board of 15 Nov' },
    });
    const made = await server().db.select().from(settingsChange).where(eq(settingsChange.version, version));
    expect(made).toMatchObject([{ byId: superUser.staffId, byName: 'Super User' }]);
  });

  it('are shown with their last hundred changes, the newest first', async () => {
    at('2026-09-01');
    const before = await count();
    const made = { madeOn: businessDate('2026-09-01'), madeAt: server().clock.now, byId: superUser.staffId };
    const versions = Array.from({ length: 101 }, (_, index) => before + 1 + index);
    await server()
      .db.insert(settingsChange)
      .values(
        versions.map(version => ({
          ...made,
          version,
          byName: 'Super User',
          reason: `Change ${version}`,
          changed: { waiverLimit: version },
        })),
      );
    const { changes } = await read();
    const shown = Object(changes).map(({ reason }: { reason: string }) => reason);
    expect(shown).toEqual(
      versions
        .slice(1)
        .toReversed()
        .map(version => `Change ${version}`),
    );
  });

  it.each(['ROLE_COLLECTIONS_ADMIN', 'ROLE_CREDIT_ADMIN', 'ROLE_CUSTOMER_SERVICE_ADMIN'] as const)(
    'are not for %s, to read or to change [M1.g]',
    async role => {
      const caller = await server().signIn(role);
      const before = await count();
      const sent = { version: before, changed: { penalPercent: 3 }, reason: 'Board of 15 Nov' };
      expect((await server().call(contract.lenderSettings.change, sent, caller)).status).toBe(403);
      expect(await count()).toBe(before);
      expect((await server().call(contract.lenderSettings.read, {}, caller)).status).toBe(403);
    },
  );
});
