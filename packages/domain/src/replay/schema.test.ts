import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { replayWire } from './schema';

const since = '2026-11-21T06:01:00.000Z';
const decision = {
  by: 'Arun Credit',
  as: 'creditAdmin',
  outcome: { status: 'DISBURSED', daysPastDue: 12, closedOn: '2026-12-30' },
};
const replay = {
  decidedOn: '2026-11-21T06:00:00.000Z',
  origin: 'here',
  leftOut: [
    { source: 'equifax', since },
    { source: 'cibil', since },
    { source: 'statement', since },
  ],
  decision,
};

describe('what a replay has besides its loan', () => {
  it('is read whole [XR-019.d]', () => {
    expect(v.parse(replayWire, replay)).toEqual(replay);
  });

  it.each([
    ['the decision is hidden', { decision: null }],
    ['the assignee decided', { decision: { ...decision, as: 'assignee' } }],
    ['it was decided elsewhere', { origin: 'elsewhere', decision: { ...decision, by: null, as: null } }],
    [
      'it has not gone on',
      { decision: { ...decision, outcome: { status: 'HOLD', daysPastDue: null, closedOn: null } } },
    ],
  ])('is read where %s', (_what, changes) => {
    const changed = { ...replay, ...changes };
    expect(v.parse(replayWire, changed)).toEqual(changed);
  });

  it.each([
    ['a place nobody knows', { origin: 'somewhere' }],
    ['a report without its time', { leftOut: [{ source: 'cibil' }] }],
    ['a report of another bureau', { leftOut: [{ source: 'experian', since }] }],
    ['no word of the decision', { decision: undefined }],
  ])('is not read with %s', (_what, changes) => {
    expect(v.is(replayWire, { ...replay, ...changes })).toBe(false);
  });
});
