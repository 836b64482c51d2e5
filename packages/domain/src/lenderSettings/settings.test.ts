import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { businessDate } from '../calendar/businessDate';
import { rupees } from '../money/paise';
import { settingsOf } from '../repayment/settings';
import {
  changedSettingsSchema,
  type ChangedSettings,
  ledgerSettingsOf,
  lenderSettingsOf,
  settingNames,
  type SettingsForm,
  settingsFault,
  settingsFormOf,
  settingsVerdict,
} from './settings';

const usual = lenderSettingsOf(settingsOf([])(businessDate('2026-11-15')), 3);
const form = (changes: Partial<SettingsForm>) =>
  settingsVerdict({ ...settingsFormOf(usual), reason: 'Board', ...changes }, usual);

describe('the settings', () => {
  it('can each be changed, and are the same after the way to the rules and back [M1.f]', () => {
    const all = {
      allocationOrder: ['penal', 'bounce', 'fee', 'interest', 'principal'],
      penalPercent: 2.25,
      penalGraceDays: 3,
      bounceCharge: 649.5,
      waiverLimit: 0,
      callsFrom: '09:05',
      callsUntil: '18:30',
      callsADay: 0,
    } as const;
    const changed = { ...all, allocationOrder: [...all.allocationOrder] };
    const settings = settingsOf([
      { madeOn: businessDate('2026-11-14'), settings: ledgerSettingsOf(changed) },
    ])(businessDate('2026-11-15'));
    expect(lenderSettingsOf(settings, 3)).toEqual(changed);
    expect([settings.bounceCharge, settings.callsFrom]).toEqual([rupees('649.5'), 545]);
  });

  it('that are not changed are not among the rules that are [M13.f]', () => {
    expect(ledgerSettingsOf({})).toStrictEqual({});
    expect(ledgerSettingsOf({ penalGraceDays: 0 })).toStrictEqual({ penalGraceDays: 0 });
  });

  it('hold from the day after the change [XR-033.a, M1.h]', () => {
    const on = settingsOf([{ madeOn: businessDate('2026-11-15'), settings: { penalGraceDays: 3 } }]);
    const days = ['2026-11-15', '2026-11-16'].map(day => on(businessDate(day)).penalGraceDays);
    expect(days).toEqual([0, 3]);
  });
});

describe('a change', () => {
  const wrong = 'Calls begin before they end';

  it.each<[ChangedSettings, string | null]>([
    [{}, null],
    [{ callsFrom: '17:59' }, null],
    [{ callsFrom: '18:00' }, wrong],
    [{ callsUntil: '09:01' }, null],
    [{ callsUntil: '09:00' }, wrong],
    [{ callsFrom: '08:00', callsUntil: '08:30' }, null],
    [{ callsFrom: '18:00', callsUntil: '18:30' }, null],
  ])('%j of calls from 09:00 until 18:00: %s', (changed, fault) => {
    expect(settingsFault({ ...usual, callsFrom: '09:00', callsUntil: '18:00' }, changed)).toBe(fault);
  });

  it('has some of the settings and nothing else', () => {
    for (const name of settingNames) {
      const changed = { [name]: usual[name] };
      expect(v.parse(changedSettingsSchema, changed)).toEqual(changed);
    }
    expect(settingNames).toEqual(Object.keys(usual));
    expect(v.is(changedSettingsSchema, { penalPercent: 1, backDatedDays: 30 })).toBe(false);
  });
});

describe('the form', () => {
  it('begins with what holds, the usual calls a day where nothing is set, and no reason', () => {
    expect(settingsFormOf(usual)).toMatchObject({
      penalPercent: String(usual.penalPercent),
      callsADay: '3',
      reason: '',
    });
  });

  it('sends the whole order when two parts of it change places, and each time of the calls [XR-033.b]', () => {
    const [first, second, ...rest] = usual.allocationOrder;
    if (!first || !second) throw new Error('no order');
    const changed = { allocationOrder: [second, first, ...rest], callsFrom: '08:30', callsUntil: '18:30' };
    expect(form(changed)).toEqual({ ok: true, output: { changed, reason: 'Board' } });
  });

  it('sends what it changes, and no more [XR-033.b]', () => {
    expect(form({ penalPercent: '2.5', waiverLimit: '1000.00' })).toEqual({
      ok: true,
      output: { changed: { penalPercent: 2.5 }, reason: 'Board' },
    });
  });

  it.each<[Partial<SettingsForm>, string, string]>([
    [{}, 'reason', 'Nothing is changed'],
    [{ penalPercent: '3', reason: ' ' }, 'reason', 'Say why'],
    [{ penalPercent: '3', reason: '\u200b' }, 'reason', 'Say why'],
    [{ penalPercent: '36.01' }, 'penalPercent', 'Enter a percentage from 0 to 36, with at most two decimals'],
    [{ penalPercent: '' }, 'penalPercent', 'Enter a percentage from 0 to 36, with at most two decimals'],
    [{ penalGraceDays: '1.5' }, 'penalGraceDays', 'Enter whole days from 0 to 30'],
    [{ penalGraceDays: '31' }, 'penalGraceDays', 'Enter whole days from 0 to 30'],
    [{ penalGraceDays: '0x10' }, 'penalGraceDays', 'Enter whole days from 0 to 30'],
    [{ penalGraceDays: '1e1' }, 'penalGraceDays', 'Enter whole days from 0 to 30'],
    [{ penalGraceDays: '+10' }, 'penalGraceDays', 'Enter whole days from 0 to 30'],
    ...['1.005', '5000.01'].map((bounceCharge): [Partial<SettingsForm>, string, string] => [
      { bounceCharge },
      'bounceCharge',
      'Enter an amount from 0 to Rs. 5,000, with at most two decimals',
    ]),
    ...['-1', '100000.01'].map((waiverLimit): [Partial<SettingsForm>, string, string] => [
      { waiverLimit },
      'waiverLimit',
      'Enter an amount from 0 to Rs. 1,00,000, with at most two decimals',
    ]),
    [
      { callsFrom: '07:59' },
      'callsFrom',
      'Enter a time from 08:00 to 19:00: the Reserve Bank allows no other',
    ],
    ...['19:01', '18:00:30', '108:00'].map((callsUntil): [Partial<SettingsForm>, string, string] => [
      { callsUntil },
      'callsUntil',
      'Enter a time from 08:00 to 19:00: the Reserve Bank allows no other',
    ]),
    [{ callsFrom: '18:00', callsUntil: '18:00' }, 'callsUntil', 'Calls begin before they end'],
    [{ callsADay: '21' }, 'callsADay', 'Enter whole calls from 0 to 20'],
    [
      { allocationOrder: ['fee', 'fee', 'bounce', 'penal', 'interest'] },
      'allocationOrder',
      'Each part stands in the order once',
    ],
    [
      { allocationOrder: ['fee', 'principal', 'bounce', 'penal', 'interest', 'fee'] },
      'allocationOrder',
      'Each part stands in the order once',
    ],
  ])('with %j says at %s: %s [XR-033.c]', (changes, name, fault) => {
    expect(form(changes)).toEqual({ ok: false, faults: { [name]: fault } });
  });

  it.each<[Partial<SettingsForm>, ChangedSettings]>([
    [{ penalGraceDays: '30' }, { penalGraceDays: 30 }],
    [{ bounceCharge: '5000' }, { bounceCharge: 5_000 }],
    [{ waiverLimit: '100000' }, { waiverLimit: 100_000 }],
    [{ callsADay: '20' }, { callsADay: 20 }],
    [{ callsADay: '0' }, { callsADay: 0 }],
  ])('takes %j, which is an edge [XR-033.c]', (typed, changed) => {
    const verdict = form(typed);
    expect(verdict.ok && verdict.output.changed).toEqual(changed);
  });

  it.each([
    ['0', 0],
    ['36', 36],
    ['2.25', 2.25],
  ])('takes %s %% as penal rate [XR-033.c]', (typed, penalPercent) => {
    const verdict = form({ penalPercent: typed });
    expect(verdict.ok && verdict.output.changed).toEqual({ penalPercent });
  });
});
