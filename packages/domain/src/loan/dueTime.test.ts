import { describe, expect, it } from 'vitest';
import { dueInSeconds, dueText, heldAfter } from './dueTime';

const at = (time: string) => new Date(`2026-11-${time}:00Z`);
const open = { startedOn: at('10T06:00'), decidedAt: null, heldSince: null, heldMs: 0 };
const hours = (count: number) => count * 3_600_000;

describe('dueInSeconds [XR-045.a]', () => {
  it.each([
    ['at the start', open, at('10T06:00'), 259_200],
    ['at its end', open, at('13T06:00'), 0],
    ['a minute late', open, at('13T06:01'), -60],
    ['on HOLD for two days: as it was then', { ...open, heldSince: at('11T06:00') }, at('13T06:00'), 172_800],
    ['after a day on HOLD', { ...open, heldMs: hours(24) }, at('13T06:00'), 86_400],
    ['decided', { ...open, decidedAt: at('20T06:00') }, at('21T06:00'), null],
  ])('%s', (_when, loan, now, seconds) => {
    expect(dueInSeconds(loan, now, 72)).toBe(seconds);
  });

  it('is by the hours that are configured', () => {
    expect(dueInSeconds(open, at('10T06:00'), 24)).toBe(86_400);
  });
});

describe('heldAfter [XR-045.a]', () => {
  const now = at('12T06:00');
  const holding = { heldSince: at('11T06:00'), heldMs: hours(2) };

  it.each([
    [
      'a loan is put on HOLD',
      { heldSince: null, heldMs: hours(2) },
      'HOLD',
      { heldSince: now, heldMs: hours(2) },
    ],
    ['one on HOLD stays on it', holding, 'HOLD', holding],
    ['one leaves HOLD', holding, 'IN_REVIEW', { heldSince: null, heldMs: hours(26) }],
    ['one was never on it', { heldSince: null, heldMs: 0 }, 'APPROVED', { heldSince: null, heldMs: 0 }],
  ])('when %s', (_when, held, to, after) => {
    expect(heldAfter(held, to, now)).toEqual(after);
  });
});

describe('dueText', () => {
  it.each([
    [0, 'under 1 h left'],
    [-1, 'under 1 h late'],
    [3_599, 'under 1 h left'],
    [3_600, '1 h left'],
    [172_799, '47 h left'],
    [172_800, '2 d left'],
    [-172_800, '2 d late'],
  ])('%i seconds are %j [XR-045.a]', (seconds, text) => {
    expect(dueText(seconds)).toBe(text);
  });
});
