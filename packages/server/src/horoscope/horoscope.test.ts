import { contract } from '@lending-desk/domain/contract';
import { refusals } from '@lending-desk/domain/errors';
import { and, eq } from 'drizzle-orm';
import { beforeAll, expect, it } from 'vitest';
import { auditRow } from '../audit/table';
import { type Caller, withServer } from '../testing/harness';
import { horoscopeWeek } from './table';

const fresh = '2026-11-30';
const week = '2026-11-23';

type Week = { version: number; savedBy: string | null; predictions: Record<string, unknown[]> };

const health = (prediction: string) => ({ aries: [{ category: 'Health' as const, prediction }] });

withServer(server => {
  let admin: Caller;

  beforeAll(async () => {
    admin = await server().signIn('ROLE_CUSTOMER_SERVICE_ADMIN');
  });

  const read = async (date: string, as = admin) =>
    (await server().call(contract.horoscope.read, { date }, as)).body['data'] as Week;
  const save = (
    date: string,
    prediction: string,
    more: { version?: number } = {},
    as = admin,
    headers = {},
  ) =>
    server().call(contract.horoscope.save, { date, predictions: health(prediction), ...more }, as, headers);
  const ariesHealth = async (date: string) =>
    (await read(date)).predictions['aries']?.find(
      one => typeof one === 'object' && one !== null && 'category' in one && one.category === 'Health',
    );

  it('answers empty texts and version 0 for a week nobody has saved [HO-004.a, HO-005.a]', async () => {
    const found = await read(fresh);
    expect([found.version, found.savedBy, Object.keys(found.predictions)]).toEqual([
      0,
      null,
      [
        'aries',
        'taurus',
        'gemini',
        'cancer',
        'leo',
        'virgo',
        'libra',
        'scorpio',
        'sagittarius',
        'capricorn',
        'aquarius',
        'pisces',
      ],
    ]);
    expect(found.predictions['pisces']).toEqual([
      { category: 'Love and Relationship', prediction: '' },
      { category: 'Career and Money', prediction: '' },
      { category: 'Health', prediction: '' },
    ]);
  });

  it('saves per sign a list of category and prediction, and the date they are for [HO-008.a, HO-008.b]', async () => {
    const { status, body } = await save(week, '  Sleep early twice this week.  ');
    expect([status, body['success']]).toEqual([200, true]);
    expect(await ariesHealth(week)).toEqual({
      category: 'Health',
      prediction: 'Sleep early twice this week.',
    });
    expect(await read(week)).toMatchObject({ date: week, version: 1, savedBy: 'Support Admin' });
    expect(await read(fresh)).toMatchObject({ date: fresh, version: 0 });
  });

  it('names the weeks that are saved, and no other', async () => {
    const weeks = async () =>
      ((await server().call(contract.horoscope.weeks, {}, admin)).body['data'] as { weeks: string[] }).weeks;
    await save('2026-09-14', 'x');
    await save('2026-09-07', 'x');
    const saved = await weeks();
    expect(saved.filter(date => date < '2026-09-20')).toEqual(['2026-09-07', '2026-09-14']);
    expect(saved).not.toContain(fresh);
  });

  it('overwrites a week that is saved again, and no other, and records what was there [HO-008.c]', async () => {
    await save('2026-11-16', 'Of the week before');
    expect((await save(week, 'Walk after lunch.', { version: 1 })).status).toBe(200);
    // The documented request names no version.
    expect((await save(week, 'Drink water.')).status).toBe(200);
    expect([await ariesHealth(week), (await read(week)).version]).toEqual([
      { category: 'Health', prediction: 'Drink water.' },
      3,
    ]);
    expect(await ariesHealth('2026-11-16')).toEqual({ category: 'Health', prediction: 'Of the week before' });
    const audits = await server()
      .db.select({ before: auditRow.before, after: auditRow.after })
      .from(auditRow)
      .where(and(eq(auditRow.action, 'horoscope.save'), eq(auditRow.actorId, admin.staffId)));
    const wrote = (version: number, prediction: string) => ({
      date: week,
      version,
      predictions: expect.objectContaining({
        aries: expect.arrayContaining([{ category: 'Health', prediction }]),
      }),
    });
    expect(audits).toContainEqual({
      before: expect.objectContaining(wrote(2, 'Walk after lunch.')),
      after: expect.objectContaining(wrote(3, 'Drink water.')),
    });
  });

  it('refuses texts written on an older version, with the stored week', async () => {
    const before = await read(week);
    for (const version of [0, 1, 99]) {
      const { status, body } = await save(week, 'Too late', { version });
      expect([status, body['errorMessages'], body['data']]).toEqual([
        409,
        [refusals.weekChanged('Support Admin')],
        before,
      ]);
    }
    expect(await read(week)).toEqual(before);
  });

  it('lets one of two editors win, for a new week and for a saved one [XR-139.a]', async () => {
    for (const version of [0, 1]) {
      const both = await Promise.all([
        save('2026-12-07', `one on ${version}`, { version }),
        save('2026-12-07', `other on ${version}`, { version }),
      ]);
      expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409]);
      expect((await read('2026-12-07')).version).toBe(version + 1);
    }
  });

  it.each(['2026-11-22', '2026-11-24', '2026-11-28', '2026-02-30'])(
    'refuses %s, which is no Monday, to save and to read [HO-002.c]',
    async date => {
      const answers = [await save(date, 'x'), await server().call(contract.horoscope.read, { date }, admin)];
      expect(answers.map(({ status }) => status)).toEqual([400, 400]);
      expect(
        await server().db.select().from(horoscopeWeek).where(eq(horoscopeWeek.date, '2026-11-24')),
      ).toEqual([]);
    },
  );

  it.each([
    ['an unknown sign', { ophiuchus: [] }],
    ['an unknown category', { aries: [{ category: 'Wealth', prediction: 'x' }] }],
    [
      'a category twice',
      {
        aries: [
          { category: 'Health', prediction: 'x' },
          { category: 'Health', prediction: 'y' },
        ],
      },
    ],
    ['a text that is too long', health('x'.repeat(1001))],
  ])('refuses %s [HO-004.a, HO-005.a]', async (_what, predictions) => {
    const { status } = await server().send('/api/v1/florence-club/save-predictions', {
      method: 'POST',
      headers: { authorization: `Bearer ${admin.token}`, 'content-type': 'application/json' },
      body: JSON.stringify({ date: '2026-12-21', predictions }),
    });
    expect([status, (await read('2026-12-21')).version]).toEqual([400, 0]);
  });

  it('is saved by a customer support admin or a super user only, and read by the rest of support [HO-009.e, HO-006.b, HO-006.c]', async () => {
    const saver = await server().signIn('ROLE_SUPER_USER');
    await save('2026-12-14', 'By support');
    server().clock.pass(60_000);
    expect((await save('2026-12-14', 'By a super user', {}, saver)).status).toBe(200);
    expect(await read('2026-12-14')).toMatchObject({
      savedBy: 'Super User',
      savedOn: server().clock.now.toISOString(),
    });
    const [row] = await server().db.select().from(horoscopeWeek).where(eq(horoscopeWeek.date, '2026-12-14'));
    expect(row?.savedById).toBe(saver.staffId);
    for (const role of ['ROLE_CUSTOMER_SERVICE', 'ROLE_CUSTOMER_SERVICE_VIEW'] as const) {
      const reader = await server().signIn(role);
      expect((await save('2026-12-14', 'Not allowed', {}, reader)).status).toBe(403);
      expect((await read('2026-12-14', reader)).version).toBe(2);
    }
  });

  it('answers a repeat with the same key as the first time [HO-009.a]', async () => {
    const key = { 'idempotency-key': 'week-once' };
    const answers = [
      await save('2026-12-28', 'Once', {}, admin, key),
      await save('2026-12-28', 'Once', {}, admin, key),
    ];
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    expect((await read('2026-12-28')).version).toBe(1);
  });
});
