import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { readQuizResult } from './contract';
import { maskBySchema } from '../loan/maskBySchema';
import { feedbacksWire, quizWire, readCdlComments, readCollectionsComments, readQuizResults } from './schema';

const said = {
  createdOn: '2026-11-08T05:12:33.000Z',
  userName: 'Support User',
  feedback: 'Wants the amount before the 5th.',
  userId: 'usr-support',
};
const collected = {
  createdOn: '2026-11-12T10:00:00.000Z',
  userName: 'Collections Agent',
  collectionObservation: 'Promise_to_Pay',
  collectionFeedback: 'Salary is late this month, will pay on the 9th.',
  customerBehaviour: 'Cooperative',
};
const quiz = {
  attemptedOn: '2026-11-14T05:12:33.000Z',
  score: 5,
  status: 'PASS',
  answers: [{ question: 1 }, { question: 2 }, { question: 3 }],
  industry: 'Logistics',
};
const valueOf = <T>(section: { state: string; value?: readonly T[] }) => section.value ?? [];

describe('readCdlComments', () => {
  it('reads date, author, comment and user id of csFeedback [CR-130.b, CR-137.a]', () => {
    expect(readCdlComments({ csFeedback: [said] })).toEqual({
      state: 'ready',
      value: [
        {
          createdOn: said.createdOn,
          at: said.createdOn,
          author: 'Support User',
          comment: 'Wants the amount before the 5th.',
          userId: 'usr-support',
        },
      ],
    });
  });

  it('shows the newest first and keeps an unreadable date unchanged', () => {
    const days = ['2026-11-01T00:00:00Z', '2026-02-30', '2026-11-20T00:00:00Z'];
    const read = readCdlComments({ csFeedback: days.map(createdOn => ({ ...said, createdOn })) });
    expect(valueOf(read).map(({ createdOn, at }) => [createdOn, at])).toEqual([
      ['2026-11-20T00:00:00Z', '2026-11-20T00:00:00Z'],
      ['2026-11-01T00:00:00Z', '2026-11-01T00:00:00Z'],
      ['2026-02-30', null],
    ]);
  });

  it.each([null, undefined, {}, { csFeedback: null }, { csFeedback: [] }, 'none', []])(
    'has none in %j [CR-026.g]',
    feedbacks => {
      expect(readCdlComments(feedbacks)).toEqual({ state: 'ready', value: [] });
    },
  );

  it('accepts one comment instead of a list and skips invalid ones', () => {
    expect(valueOf(readCdlComments({ CSFEEDBACK: said }))).toHaveLength(1);
    expect(valueOf(readCdlComments({ csFeedback: [null, 'text', said] }))).toHaveLength(1);
  });

  it('is broken when there is no list at all', () => {
    expect(readCdlComments({ csFeedback: 'lost' })).toEqual({
      state: 'broken',
      issues: ['csFeedback: is no list'],
    });
  });
});

describe('readCollectionsComments', () => {
  it('reads date, author, disposition code, behaviour and comment [CR-133.b, SH-091.a, SH-091.b, SH-091.c]', () => {
    expect(valueOf(readCollectionsComments({ collectionsFeedbacks: [collected] }))).toEqual([
      {
        createdOn: collected.createdOn,
        at: collected.createdOn,
        author: 'Collections Agent',
        dispositions: ['Promise_to_Pay'],
        behaviour: 'Cooperative',
        comment: 'Salary is late this month, will pay on the 9th.',
      },
    ]);
    const { collectionFeedback, ...others } = collected;
    const misnamed = readCollectionsComments({
      collectionsFeedbacks: [{ ...others, collectionsFeedback: collectionFeedback }],
    });
    expect(valueOf(misnamed)[0]?.comment).toBe('');
  });

  it('takes no other field for the author [CR-137.a, SH-091.a]', () => {
    const others = {
      userName: null,
      userId: 'usr-1',
      userIdString: 'usr-2',
      author: 'Somebody',
      name: 'Else',
    };
    const cdl = readCdlComments({ csFeedback: [{ ...said, ...others }] });
    const collections = readCollectionsComments({ collectionsFeedbacks: [{ ...collected, ...others }] });
    expect([valueOf(cdl)[0]?.author, valueOf(collections)[0]?.author]).toEqual(['', '']);
  });

  it.each([
    [
      ['Ringing', 'Switched_Off', 'Ringing'],
      ['Ringing', 'Switched_Off'],
    ],
    ['Ringing, Switched_Off', ['Ringing', 'Switched_Off']],
    ['', []],
    [null, []],
    [[null, 'Busy'], ['Busy']],
  ])('reads the disposition codes %j as %j [CR-133.b, SH-091.b]', (collectionObservation, dispositions) => {
    const read = readCollectionsComments({
      collectionsFeedbacks: [{ ...collected, collectionObservation }],
    });
    expect(valueOf(read)[0]?.dispositions).toEqual(dispositions);
  });

  it('can be broken without affecting the other list', () => {
    const feedbacks = { csFeedback: [said], collectionsFeedbacks: 7 };
    expect(readCollectionsComments(feedbacks).state).toBe('broken');
    expect(readCdlComments(feedbacks).state).toBe('ready');
  });
});

describe('readQuizResults', () => {
  it('reads date, marks, status and industry, newest first [CR-138.a]', () => {
    const earlier = { ...quiz, attemptedOn: '2026-10-28T05:12:33.000Z', score: '7', status: 'FAIL' };
    expect(readQuizResults([earlier, quiz])).toMatchObject([
      { createdOn: quiz.attemptedOn, score: '5', status: 'PASS', industry: 'Logistics' },
      { createdOn: earlier.attemptedOn, score: '7', status: 'FAIL' },
    ]);
  });

  it.each([
    [quiz.answers, 3],
    [[], 0],
    [null, 0],
    [undefined, 0],
    [{ question: 1 }, 1],
    ['many', 0],
  ])('counts the answers %j as %i attempts [CR-138.a, CR-139.a]', (answers, attempts) => {
    expect(readQuizResults([{ ...quiz, answers }])[0]?.attempts).toBe(attempts);
  });

  it('skips invalid results', () => {
    expect(readQuizResults([null, 'quiz', {}])).toMatchObject([
      { createdOn: '', at: null, score: '', attempts: 0 },
    ]);
  });
});

describe('the quiz call', () => {
  it('reads data.quizResult, a list that may be missing [CR-136.b]', () => {
    const read = (quizResult: unknown) => v.safeParse(readQuizResult.answer.schema, { data: { quizResult } });
    expect(read([quiz]).output).toMatchObject({ data: { quizResult: [{ score: '5', attempts: 3 }] } });
    expect(read(null).output).toEqual({ data: { quizResult: [] } });
    expect(read('none').success).toBe(false);
  });
});

describe('what a viewer sees', () => {
  const ids = { id: '9000043214', userId: '9000043215', userIdString: '9000043216' };

  it('of comments is no phone, and their ids whatever these look like', () => {
    const feedbacks = {
      csFeedback: [{ ...said, ...ids, contactNumber: '4043214' }],
      collectionsFeedbacks: [{ ...collected, ...ids, contactNumber: '4043214' }],
    };
    expect(v.parse(feedbacksWire, feedbacks)).toEqual(feedbacks);
    expect(maskBySchema(feedbacks, feedbacksWire, () => '')).toEqual({
      csFeedback: [{ ...said, ...ids, contactNumber: '•••••' }],
      collectionsFeedbacks: [{ ...collected, ...ids, contactNumber: '•••••' }],
    });
    const codes = { ...collected, collectionObservation: ['Busy', 'Callback'] };
    expect(v.is(feedbacksWire, { csFeedback: [], collectionsFeedbacks: [codes] })).toBe(true);
  });

  it('of a quiz is all of it [CR-138.a]', () => {
    expect(v.parse(quizWire, quiz)).toEqual(quiz);
  });
});
