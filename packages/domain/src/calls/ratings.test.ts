import fc from 'fast-check';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { callFeedbackText } from './callFeedbackRequest';
import { callFeedbackMessages } from './feedbackMessages';
import { callChoices, callQuestions, callQuestionTexts, callAnswerLabel } from './callQuestions';
import {
  averageRating,
  type CallRating,
  callFeedbackOf,
  callFeedbackVerdict,
  callRatingOf,
  emptyCallFeedback,
  isCallFeedbackDraft,
  ownRating,
  ratingRefusal,
  readRatedRecordings,
  sameCallFeedback,
} from './ratings';

const worst = {
  agentGreetings: 'NO_GREETING',
  agentIntroductionConsent: 'NO_INTRODUCTION_NO_CONSENT',
  agentCallReason: 'NO_EXPLANATION',
  agentConnectBack: 'NO_OPTION',
  agentEndConversation: 'ABRUPT_RUDE',
};
const best = {
  agentGreetings: 'POLITE_SOFT_MANNER_HIGH_ENERGY',
  agentIntroductionConsent: 'INTRODUCED_TOOK_CONSENT',
  agentCallReason: 'EXPLAINED_POLITELY_CLEARLY',
  agentConnectBack: 'ALL_OPTION',
  agentEndConversation: 'GREETED_HIGH_ENERGY_POLITE_SOFTLY',
};

describe('callChoices', () => {
  it('are the documented answers [SH-086.a, SH-087.a, SH-088.a, SH-089.a, SH-090.a]', () => {
    expect(callChoices).toEqual({
      agentGreetings: ['NO_GREETING', 'POLITE_SOFT_MANNER', 'HIGH_ENERGY', 'POLITE_SOFT_MANNER_HIGH_ENERGY'],
      agentIntroductionConsent: [
        'NO_INTRODUCTION_NO_CONSENT',
        'NO_INTRODUCTION_TOOK_CONSENT',
        'INTRODUCED_NO_CONSENT',
        'INTRODUCED_TOOK_CONSENT',
      ],
      agentCallReason: [
        'NO_EXPLANATION',
        'EXPLAINED_NOT_UNDERSTAND',
        'EXPLAINED_NO_CLARITY',
        'EXPLAINED_POLITELY_CLEARLY',
      ],
      agentConnectBack: ['NO_OPTION', 'ONE_OPTION', 'TWO_OPTION', 'ALL_OPTION'],
      agentEndConversation: [
        'ABRUPT_RUDE',
        'END_WELL_NO_GREETING',
        'ONLY_GREETED',
        'GREETED_HIGH_ENERGY_POLITE_SOFTLY',
      ],
    });
  });

  it('have a label each, and a question [M54.b]', () => {
    for (const question of callQuestions) {
      expect(callQuestionTexts[question].asks).toMatch(/\?$/);
      const labels = callChoices[question].map(callAnswerLabel);
      expect(new Set(labels).size).toBe(4);
      expect(labels.filter(label => /_/.test(label))).toEqual([]);
    }
    expect(callAnswerLabel('SOMETHING_NEW')).toBe('SOMETHING_NEW');
  });
});

describe('callRatingOf', () => {
  it.each([
    [{}, 0],
    [{ agentConnectBack: 'ONE_OPTION' }, 0.3],
    [{ agentConnectBack: 'TWO_OPTION' }, 0.7],
    [{ agentConnectBack: 'ALL_OPTION' }, 1],
    [best, 5],
    [{ ...best, agentGreetings: 'HIGH_ENERGY', agentCallReason: 'EXPLAINED_NO_CLARITY' }, 4.3],
    [{ agentConnectBack: 'UNKNOWN' }, 0],
  ])('of %o is %d [SH-078.a]', (answers, rating) => {
    expect(callRatingOf({ ...worst, ...answers })).toBe(rating);
  });
});

const aRating = (more: Partial<CallRating> = {}): CallRating => ({
  rating: 4,
  feedback: '',
  username: 'Devika',
  createdOn: '',
  createdAt: null,
  userIdString: 'u-1',
  answers: best,
  ...more,
});

describe('averageRating', () => {
  it.each([
    [[3.7, 5, 4], '4.2'],
    [[5], '5.0'],
    [[4.25], '4.3'],
    [[3, 3, 4], '3.3'],
    // Exact halves round up, also where binary fractions are a little less.
    [[4, 4.1], '4.1'],
    [[0, 0.1], '0.1'],
    [[0], '0.0'],
  ])('of %j is %s [SH-079.a, SH-080.b]', (given, average) => {
    expect(averageRating(given.map(rating => aRating({ rating })))).toBe(average);
  });

  it('is N.R. where there are no ratings [SH-080.a]', () => {
    expect(averageRating([])).toBe('N.R.');
    expect(averageRating([aRating({ rating: null })])).toBe('N.R.');
  });

  it('is between the least and the greatest rating [SH-079.a]', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 0, max: 50 }), { minLength: 1 }), tenths => {
        const average = Number(averageRating(tenths.map(tenth => aRating({ rating: tenth / 10 }))));
        expect(average).toBeGreaterThanOrEqual(Math.min(...tenths) / 10);
        expect(average).toBeLessThanOrEqual(Math.max(...tenths) / 10);
      }),
    );
  });
});

describe('readRatedRecordings', () => {
  const wire = (status: string, ratings: unknown) => ({
    idString: 'c1',
    callRecordingResponse: { Status: status, StartTime: '2026-11-20 16:12:00' },
    ratings,
  });
  const rating = { rating: '3.7', username: 'Devika', userIdString: 'u-1', feedback: 'Clear', ...best };

  it('reads every field of a rating, newest first [SH-077.a, SH-078.a, SH-078.b, SH-078.c]', () => {
    const [call] = readRatedRecordings([
      wire('Answered', [
        { ...rating, createdOn: '2026-11-19T10:00:00.000Z' },
        { rating: 5, createdOn: '2026-11-20T10:00:00.000Z' },
        'nothing',
      ]),
    ]);
    expect(call?.id).toBe('c1');
    expect(call?.ratings).toEqual([
      {
        rating: 5,
        feedback: '',
        username: '',
        createdOn: '2026-11-20T10:00:00.000Z',
        createdAt: '2026-11-20T10:00:00.000Z',
        userIdString: '',
        answers: {
          agentGreetings: '',
          agentIntroductionConsent: '',
          agentCallReason: '',
          agentConnectBack: '',
          agentEndConversation: '',
        },
      },
      {
        rating: 3.7,
        feedback: 'Clear',
        username: 'Devika',
        createdOn: '2026-11-19T10:00:00.000Z',
        createdAt: '2026-11-19T10:00:00.000Z',
        userIdString: 'u-1',
        answers: best,
      },
    ]);
  });

  it('has the ratings of an unreadable day last, and none of 0 where no rating was sent [SH-080.a]', () => {
    const unrated = { username: 'Ravi', createdOn: 'then' };
    const given = [unrated, { ...rating, createdOn: '2026-11-19T10:00:00.000Z' }, unrated];
    const [call] = readRatedRecordings([wire('Answered', given)]);
    expect(call?.ratings.map(one => one.rating)).toEqual([3.7, null, null]);
    expect(averageRating(call?.ratings ?? [])).toBe('3.7');
  });

  it.each([
    ['NotAnswered', 'notAnswered'],
    ['not answered', 'notAnswered'],
    ['Queued', 'notEnded'],
  ] as const)('has none for a call that is %s, and says why [SH-081.a]', (status, why) => {
    const [call] = readRatedRecordings([wire(status, [rating])]);
    expect(call?.ratings).toEqual([]);
    expect(call && ratingRefusal(call)).toBe(callFeedbackMessages[why]);
  });

  it('reads calls without ratings, and skips what is none [SH-077.a]', () => {
    const calls = readRatedRecordings([null, { Status: 'Answered' }, wire('Answered', { ...rating })]);
    expect(calls.map(({ id, ratings }) => [id, ratings.length])).toEqual([
      ['c1', 1],
      ['call-1', 0],
    ]);
    expect(calls.map(ratingRefusal)).toEqual([null, null]);
  });
});

describe('ownRating', () => {
  it('is found by user id, not by name [CS-082.d, CS-083.a]', () => {
    const [mine, theirs] = [aRating(), aRating({ userIdString: 'u-2' })];
    expect(ownRating([theirs, mine], 'u-1')).toBe(mine);
    const nobodys = aRating({ userIdString: '' });
    expect(ownRating([theirs, nobodys], 'u-1')).toBeNull();
  });
});

it('the text of a feedback keeps its lines [CO-087.c]', () => {
  expect(v.parse(callFeedbackText, ' Polite.\n\nNo  offer. ')).toBe('Polite.\n\nNo  offer.');
  expect(v.parse(callFeedbackText, undefined)).toBe('');
});

describe('callFeedbackVerdict', () => {
  const draft = { ...best, feedback: '' };

  it.each(callQuestions)('demands an answer to %s [SH-084.a]', question => {
    expect(callFeedbackVerdict({ ...draft, [question]: '' })).toEqual({
      ok: false,
      faults: { [question]: 'Choose all Call Feedback Responses' },
    });
  });

  it.each(callQuestions)('takes each answer to %s [SH-084.b]', question => {
    for (const answer of callChoices[question])
      expect(callFeedbackVerdict({ ...draft, [question]: answer })).toMatchObject({ ok: true });
  });

  it('says it once, at the first question without an answer [SH-084.a]', () => {
    expect(callFeedbackVerdict(emptyCallFeedback)).toEqual({
      ok: false,
      faults: { agentGreetings: 'Choose all Call Feedback Responses' },
    });
  });

  it('needs no message, trims it, and limits it [SH-085.a]', () => {
    expect(callFeedbackVerdict({ ...draft, feedback: '  ' })).toEqual({ ok: true, output: draft });
    const long = callFeedbackVerdict({ ...draft, feedback: 'x'.repeat(4001) });
    expect(long.ok ? [] : Object.keys(long.faults)).toEqual(['feedback']);
  });

  it('begins with the own rating where there is one [CS-082.d]', () => {
    expect(callFeedbackOf(aRating({ feedback: 'Clear' }))).toEqual({ ...best, feedback: 'Clear' });
  });

  it('keeps a draft of this release only [XR-148.a, XR-148.b]', () => {
    expect(isCallFeedbackDraft(draft)).toBe(true);
    expect(isCallFeedbackDraft({ ...draft, agentGreetings: 1 })).toBe(false);
    expect(isCallFeedbackDraft(null)).toBe(false);
    expect(sameCallFeedback(draft, { ...draft })).toBe(true);
    expect(sameCallFeedback(draft, { ...draft, feedback: 'x' })).toBe(false);
  });
});
