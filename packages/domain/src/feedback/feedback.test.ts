import { describe, expect, it } from 'vitest';
import { feedbackVerdict, mayEditFeedback, readPreCreditFeedback } from './schema';

const early = {
  id: 'a',
  createdOn: '2026-11-08T05:12:00.000Z',
  userName: 'Sana',
  feedback: 'Busy',
  userIdString: 'u-1',
};
const late = { createdOn: '2026-11-09T05:12:00.000Z', userName: 'Ravi', feedback: 'Reached' };
const shownOf = (csFeedback: unknown) => {
  const read = readPreCreditFeedback({ csFeedback });
  return read.state === 'ready' && read.value.map(({ index, feedback }) => [index, feedback]);
};

describe('readPreCreditFeedback', () => {
  it('reads every field, with the position in the stored list [CS-136.a]', () => {
    expect(readPreCreditFeedback({ csFeedback: [early] })).toEqual({
      state: 'ready',
      value: [{ ...early, index: 0, at: '2026-11-08T05:12:00.000Z' }],
    });
  });

  it('puts the newest first, and of two at the same time the later one [CS-093.c]', () => {
    expect(shownOf([early, late, { ...late, feedback: 'Again' }])).toEqual([
      [2, 'Again'],
      [1, 'Reached'],
      [0, 'Busy'],
    ]);
  });

  it('goes by the time, whatever the stored order [CS-093.c]', () => {
    const noon = { ...late, createdOn: '2026-11-10T06:30:00.000Z', feedback: 'Noon' };
    const never = { ...late, createdOn: '', feedback: 'When?' };
    const said = ['Noon', 'Reached', 'Busy', 'When?'];
    for (const stored of [
      [noon, late, early, never],
      [never, late, noon, early],
      [late, never, early, noon],
    ]) {
      expect(shownOf(stored) || []).toEqual(
        said.map(text => [stored.findIndex(({ feedback }) => feedback === text), text]),
      );
    }
    // Both without a time: the later one first.
    expect(shownOf([never, { ...never, feedback: 'Whenever' }, late])).toEqual([
      [2, 'Reached'],
      [1, 'Whenever'],
      [0, 'When?'],
    ]);
  });

  it('keeps the stored positions where an entry is none, and puts an unreadable time last [CS-093.c]', () => {
    expect(shownOf(['none', { feedback: 'When?', createdOn: 'one day' }, early])).toEqual([
      [2, 'Busy'],
      [1, 'When?'],
    ]);
  });

  it('has none where nothing was given, and is broken where it is no list', () => {
    expect(readPreCreditFeedback(null)).toEqual({ state: 'ready', value: [] });
    expect(readPreCreditFeedback({ csFeedback: 'none' })).toEqual({
      state: 'broken',
      issues: ['csFeedback: is no list'],
    });
  });
});

describe('mayEditFeedback', () => {
  it.each([
    ['u-1', 'u-1', true],
    ['u-1', 'u-2', false],
    ['', '', false],
  ])('of %j by %j: %s', (userIdString, person, may) => {
    expect(mayEditFeedback({ userIdString }, person)).toBe(may);
  });
});

describe('feedbackVerdict', () => {
  it.each([
    ['add', 'Feedback is a Required'],
    ['edit', 'Comment is Required'],
  ] as const)('to %s, without text: %s [CS-090.a, CS-091.a]', (mode, feedback) => {
    for (const text of ['', ' \n ']) {
      expect(feedbackVerdict(mode, { feedback: text })).toEqual({ ok: false, faults: { feedback } });
    }
  });

  it('trims the text, and limits it', () => {
    expect(feedbackVerdict('add', { feedback: ' Busy ' })).toEqual({
      ok: true,
      output: { feedback: 'Busy' },
    });
    expect(feedbackVerdict('edit', { feedback: 'x'.repeat(4000) }).ok).toBe(true);
    expect(feedbackVerdict('edit', { feedback: 'x'.repeat(4001) })).toEqual({
      ok: false,
      faults: { feedback: 'At most 4000 characters' },
    });
  });
});
