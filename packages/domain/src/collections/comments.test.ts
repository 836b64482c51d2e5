import { describe, expect, it } from 'vitest';
import {
  behaviours,
  codeWords,
  commentVerdict,
  dispositions,
  draftOfComment,
  emptyComment,
  isCommentDraft,
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

describe('the choices of a comment', () => {
  it('are eighteen codes, in the order of the document', () => {
    expect(dispositions).toHaveLength(18);
    expect([dispositions[0], dispositions[8], dispositions[9], dispositions[17]]).toEqual([
      'Not_Contactable',
      'Callback',
      'Out_of_Station',
      'Asking_for_Representation_of_EMI',
    ]);
    expect(behaviours).toEqual(['WORST', 'BAD', 'GOOD', 'BEST']);
  });

  it.each([
    ['Not_Contactable', 'Not contactable'],
    ['Asking_waiver', 'Asking waiver'],
    ['Asking_for_Representation_of_EMI', 'Asking for representation of EMI'],
    ['AUTO_DEBIT', 'Auto debit'],
    ['BEST', 'Best'],
    ['Skip', 'Skip'],
    ['', ''],
  ])('%s reads %s', (code, words) => {
    expect(codeWords(code)).toBe(words);
  });
});

describe('readDeskComments', () => {
  it('reads each field, newest first, with the position in the stored list', () => {
    const read = readDeskComments({
      collectionsFeedbacks: [
        wire('2026-11-08T05:12:00.000Z'),
        wire('2026-11-09T05:12:00.000Z', { id: 'b', collectionFeedback: 'Reached' }),
      ],
    });
    expect(read).toEqual({
      state: 'ready',
      value: [
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

  it('has none where nothing was written, and is broken where it is no list', () => {
    expect(readDeskComments(null)).toEqual({ state: 'ready', value: [] });
    expect(readDeskComments({ collectionsFeedbacks: 'none' }).state).toBe('broken');
  });
});

describe('commentVerdict', () => {
  it('sends the codes as listed and the text trimmed', () => {
    expect(commentVerdict(written)).toEqual({
      ok: true,
      output: { ...written, collectionsFeedback: 'Wants the penal waived' },
    });
  });

  it.each([
    ['CO-095.a', { dispositionCode: '' }, { dispositionCode: 'Disposition Code is Required' }],
    ['CO-096.a', { customerBehaviour: '' }, { customerBehaviour: 'Customer Behaviour Rating is Required' }],
    ['CO-097.a', { collectionsFeedback: '' }, { collectionsFeedback: 'Comment is Required' }],
    ['CO-098.a', { collectionsFeedback: '  ' }, { collectionsFeedback: 'Comment is Required' }],
  ])('[%s] %j', (_clause, changes, faults) => {
    expect(commentVerdict({ ...written, ...changes })).toEqual({ ok: false, faults });
  });

  it('names everything that is missing at once', () => {
    expect(commentVerdict(emptyComment)).toMatchObject({
      faults: {
        dispositionCode: 'Disposition Code is Required',
        customerBehaviour: 'Customer Behaviour Rating is Required',
        collectionsFeedback: 'Comment is Required',
      },
    });
  });

  it('refuses a code that is not offered', () => {
    expect(commentVerdict({ ...written, dispositionCode: 'ASKING_WAIVER' }).ok).toBe(false);
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
  it('begins with the comment that is edited', () => {
    expect(draftOfComment(comment)).toEqual({
      dispositionCode: 'Busy',
      customerBehaviour: 'GOOD',
      collectionsFeedback: 'Rang',
    });
  });

  it.each([{ dispositionCode: 'Skip' }, { customerBehaviour: 'BAD' }, { collectionsFeedback: 'x' }])(
    'differs by %j',
    change => {
      expect(sameComment(written, { ...written })).toBe(true);
      expect(sameComment(written, { ...written, ...change })).toBe(false);
    },
  );

  it('is known by its three texts', () => {
    expect([isCommentDraft(emptyComment), isCommentDraft({ ...emptyComment, dispositionCode: 1 })]).toEqual([
      true,
      false,
    ]);
  });
});
