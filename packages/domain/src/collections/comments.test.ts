import { describe, expect, it } from 'vitest';
import { businessDate } from '../calendar/businessDate';
import { rupees } from '../money/paise';
import {
  asksPromise,
  behaviours,
  type CommentDraft,
  commentVerdict,
  dispositions,
  draftOfComment,
  emptyComment,
  isCommentDraft,
  openPromiseText,
  readDeskComments,
  sameComment,
} from './comments';

const wire = (createdOn: string, more: object = {}) => ({
  createdOn,
  userName: 'Sana',
  collectionObservation: 'Busy',
  customerBehaviour: 'GOOD',
  collectionFeedback: 'Rang',
  ...more,
});
const written = {
  dispositionCode: 'Asking_waiver',
  customerBehaviour: 'WORST',
  collectionsFeedback: ' Wants the penal waived ',
};
const typed = { ...emptyComment, ...written };
const today = businessDate('2026-11-21');
const verdictOf = (changes: Partial<CommentDraft> = {}, before: string | null = null) =>
  commentVerdict({ ...typed, ...changes }, { today, before, whyNoPromise: null });

describe('the choices of a comment', () => {
  it('are eighteen codes, in the order of the document [CO-099.a, CO-099.b, CO-100.a]', () => {
    expect(dispositions).toEqual([
      ...['Not_Contactable', 'Skip', 'Amount_Paid', 'Shifted', 'Promise_to_Pay', 'Financial_Constraint'],
      ...['Dispute', 'Refuse_to_Pay', 'Callback', 'Out_of_Station', 'Ringing', 'Switched_Off', 'Busy'],
      ...['Asking_waiver', 'Asking_settlement', 'Asking_Foreclosure', 'Update'],
      'Asking_for_Representation_of_EMI',
    ]);
    expect(behaviours).toEqual(['WORST', 'BAD', 'GOOD', 'BEST']);
  });
});

describe('readDeskComments', () => {
  it('reads each field, newest first, with the position in the stored list [SH-091.a, SH-091.c, CO-089.a, CO-094.a, SH-091.b]', () => {
    const read = readDeskComments({
      collectionsFeedbacks: [
        wire('2026-11-08T05:12:00.000Z'),
        wire('2026-11-09T05:12:00.000Z', { id: 'b', collectionFeedback: 'Reached' }),
        wire('2026-11-09T05:12:00.000Z', { collectionFeedback: 'Of the same moment' }),
      ],
    });
    expect(read).toEqual({
      state: 'ready',
      value: [
        expect.objectContaining({ index: 2, comment: 'Of the same moment' }),
        {
          index: 1,
          id: 'b',
          createdOn: '2026-11-09T05:12:00.000Z',
          at: '2026-11-09T05:12:00.000Z',
          userName: 'Sana',
          disposition: 'Busy',
          behaviour: 'GOOD',
          comment: 'Reached',
        },
        expect.objectContaining({ index: 0, id: '', comment: 'Rang' }),
      ],
    });
  });

  it('has those whose time cannot be read behind every other, a new one too [CO-089.a, CO-089.b]', () => {
    const read = readDeskComments({
      collectionsFeedbacks: [
        wire('some day in May', { collectionFeedback: 'Imported' }),
        wire('2026-11-08T05:12:00.000Z'),
        wire('', { collectionFeedback: 'Of no time' }),
        wire('2026-11-09T05:12:00.000Z', { collectionFeedback: 'Just added' }),
      ],
    });
    const shown = read.state === 'ready' ? read.value.map(({ comment }) => comment) : [];
    expect(shown).toEqual(['Just added', 'Rang', 'Of no time', 'Imported']);
  });

  it('counts an entry that cannot be read among the positions, though it shows none of it [CO-094.a]', () => {
    const read = readDeskComments({
      collectionsFeedbacks: [
        wire('2026-11-08T05:12:00.000Z'),
        null,
        wire('2026-11-09T05:12:00.000Z', { collectionFeedback: 'After it' }),
      ],
    });
    expect(read).toMatchObject({
      value: [
        { index: 2, comment: 'After it' },
        { index: 0, comment: 'Rang' },
      ],
    });
  });

  it('has none where nothing was written, and is broken where it is no list [CO-020.f]', () => {
    expect(readDeskComments(null)).toEqual({ state: 'ready', value: [] });
    expect(readDeskComments({ collectionsFeedbacks: 'none' }).state).toBe('broken');
  });
});

describe('commentVerdict', () => {
  it('sends the codes as listed and the text trimmed [CO-099.c, CO-100.b]', () => {
    expect(verdictOf()).toEqual({
      ok: true,
      output: { ...written, collectionsFeedback: 'Wants the penal waived' },
    });
  });

  it.each([
    ['CO-095.a', { dispositionCode: '' }, { dispositionCode: 'Disposition Code is Required' }],
    ['CO-096.a', { customerBehaviour: '' }, { customerBehaviour: 'Customer Behaviour Rating is Required' }],
    ['CO-097.a', { collectionsFeedback: '' }, { collectionsFeedback: 'Comment is Required' }],
    ['CO-097.a', { collectionsFeedback: ' \n' }, { collectionsFeedback: 'Comment is Required' }],
  ])('[%s] %j', (_clause, changes, faults) => {
    expect(verdictOf(changes)).toEqual({ ok: false, faults });
  });

  it.each(dispositions)('%s is a disposition code [CO-095.b, CO-099.c]', dispositionCode => {
    expect(verdictOf({ dispositionCode }, dispositionCode)).toMatchObject({ output: { dispositionCode } });
  });

  it.each(behaviours)('%s is a customer behaviour [CO-096.b, CO-100.b]', customerBehaviour => {
    expect(verdictOf({ customerBehaviour })).toMatchObject({ output: { customerBehaviour } });
  });

  it('needs its text also when it is edited [CO-098.a]', () => {
    const faults = { collectionsFeedback: 'Comment is Required' };
    expect(verdictOf({ collectionsFeedback: '  ' }, 'Busy')).toEqual({ ok: false, faults });
  });

  it('takes a text of one letter [CO-098.b]', () => {
    expect(verdictOf({ collectionsFeedback: ' x ' })).toMatchObject({ ok: true });
  });

  it('names everything that is missing at once [CO-095.a, CO-096.a, CO-097.a]', () => {
    expect(verdictOf(emptyComment)).toMatchObject({
      faults: {
        dispositionCode: 'Disposition Code is Required',
        customerBehaviour: 'Customer Behaviour Rating is Required',
        collectionsFeedback: 'Comment is Required',
      },
    });
  });

  it('refuses a code that is not offered [CO-099.c]', () => {
    expect(verdictOf({ dispositionCode: 'ASKING_WAIVER' }).ok).toBe(false);
  });
});

describe('the draft of a comment', () => {
  const [comment] = [
    {
      index: 0,
      id: '',
      createdOn: '',
      at: null,
      userName: 'Sana',
      disposition: 'Busy',
      behaviour: 'GOOD',
      comment: 'Rang',
    },
  ];
  it.each([...dispositions.map(code => [code, 'GOOD']), ...behaviours.map(one => ['Busy', one])])(
    'begins with the comment that is edited, of %s and %s [CO-090.b]',
    (disposition = '', behaviour = '') => {
      expect(draftOfComment({ ...comment, disposition, behaviour })).toEqual({
        dispositionCode: disposition,
        customerBehaviour: behaviour,
        collectionsFeedback: 'Rang',
        promiseAmount: '',
        promiseDate: null,
      });
    },
  );

  it.each([
    { dispositionCode: 'Skip' },
    { customerBehaviour: 'BAD' },
    { collectionsFeedback: 'x' },
    { promiseAmount: '1' },
    { promiseDate: today },
  ])('differs by %j [XR-148.a]', change => {
    expect(sameComment(typed, { ...typed })).toBe(true);
    const untouched = { dispositionCode: '', customerBehaviour: '', collectionsFeedback: '' };
    expect(sameComment(emptyComment, { ...untouched, promiseAmount: '', promiseDate: null })).toBe(true);
    expect(sameComment(typed, { ...typed, ...change })).toBe(false);
  });

  it.each([
    [{}, true],
    [{ promiseDate: today }, true],
    [{ dispositionCode: 1 }, false],
    [{ promiseAmount: 1 }, false],
    [{ promiseDate: '2026-02-30' }, false],
  ])('with %j is one: %s [XR-148.b]', (change, isOne) => {
    expect(isCommentDraft({ ...emptyComment, ...change })).toBe(isOne);
  });
});

describe('a comment of a promise to pay', () => {
  const promised = { dispositionCode: 'Promise_to_Pay', promiseAmount: '5000', promiseDate: today };

  it.each([
    ['Promise_to_Pay', null, true],
    ['Promise_to_Pay', 'Busy', true],
    ['Promise_to_Pay', 'Promise_to_Pay', false],
    ['Busy', null, false],
    ['Busy', 'Promise_to_Pay', false],
  ])('%s, before it %s, asks for the promise: %s [XR-009.a]', (disposition, before, asks) => {
    expect(asksPromise(disposition, before)).toBe(asks);
  });

  it('sends amount and day with the comment [CO-101.d]', () => {
    expect(verdictOf({ ...promised, promiseAmount: ' 5000.50 ' })).toEqual({
      ok: true,
      output: {
        ...written,
        dispositionCode: 'Promise_to_Pay',
        collectionsFeedback: 'Wants the penal waived',
        promiseAmount: 5000.5,
        promiseDate: '2026-11-21',
      },
    });
  });

  it('that it was before, or another comment, sends none [XR-009.a]', () => {
    const sent = [verdictOf(promised, 'Promise_to_Pay'), verdictOf({ ...promised, dispositionCode: 'Busy' })];
    for (const verdict of sent)
      expect(verdict.ok && Object.keys(verdict.output)).toEqual([
        'dispositionCode',
        'customerBehaviour',
        'collectionsFeedback',
      ]);
  });

  const amount = { promiseAmount: 'Enter the promised amount, above zero' };
  const outside = { promiseDate: 'A promise is for today or one of the next 30 days' };
  it.each<readonly [string, Partial<CommentDraft>, object]>([
    ['M47.a', { promiseAmount: '' }, amount],
    ['M47.a', { promiseAmount: '0' }, amount],
    ['M47.a', { promiseAmount: '-1' }, amount],
    ['M47.a', { promiseAmount: '1.005' }, amount],
    ['M47.a', { promiseAmount: '0.01' }, {}],
    ['M47.b', { promiseDate: null }, { promiseDate: 'Enter the day it is promised for' }],
    ['M47.b', { promiseDate: businessDate('2026-11-20') }, outside],
    ['M47.b', { promiseDate: businessDate('2026-12-21') }, {}],
    ['M47.b', { promiseDate: businessDate('2026-12-22') }, outside],
  ])('[%s] %j', (_clause, changes, faults) => {
    const verdict = verdictOf({ ...promised, ...changes });
    expect(verdict.ok ? {} : verdict.faults).toEqual(faults);
  });

  it('is none while another promise is open, which is said beside what else is missing [M47.c]', () => {
    const whyNoPromise = openPromiseText({ amount: rupees('5000.50'), dueOn: businessDate('2026-11-25') });
    expect(whyNoPromise).toBe('This loan has an open promise: Rs. 5,000.50 by 25 Nov 2026');
    const verdict = (collectionsFeedback: string) =>
      commentVerdict({ ...typed, ...promised, collectionsFeedback }, { today, before: null, whyNoPromise });
    expect(verdict('Rang')).toEqual({ ok: false, faults: { dispositionCode: whyNoPromise } });
    expect(verdict('')).toEqual({
      ok: false,
      faults: { dispositionCode: whyNoPromise, collectionsFeedback: 'Comment is Required' },
    });
  });

  it('says what else is missing at once [CO-096.a, CO-097.a]', () => {
    const nothing = { promiseAmount: '', customerBehaviour: '', collectionsFeedback: '' };
    expect(verdictOf({ ...promised, ...nothing })).toEqual({
      ok: false,
      faults: {
        ...amount,
        customerBehaviour: 'Customer Behaviour Rating is Required',
        collectionsFeedback: 'Comment is Required',
      },
    });
  });
});
