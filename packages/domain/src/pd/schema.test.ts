import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { aPdDraft, aWireLoan, anUnreachedPdDraft } from '../../testing';
import { sectionOf } from '../loose/section';
import { pdAnswers } from './draft';
import { firstPdFault } from './firstPdFault';
import { pdDraftOf, pdFeedbackListSchema, pdFeedbackWire, pdRequestSchema } from './schema';

describe('pdRequestSchema', () => {
  it('accepts a complete form as it is sent [CR-123.e, CR-123.f]', () => {
    const read = v.parse(pdRequestSchema, { loanId: 4821937, ...pdAnswers(aPdDraft()) });
    expect(pdDraftOf(read)).toEqual(aPdDraft());
    expect(firstPdFault(pdDraftOf(read))).toBeNull();
  });

  it('accepts the other spellings, numbers and empty hidden fields [CR-101.b, CR-102.b, CR-103.b]', () => {
    const read = v.parse(pdRequestSchema, {
      loanId: '4821937',
      contactability: 'NO',
      callTriggerNumber: 1,
      callAttempt: 'BOTH',
      reasonNonContact: 'SWITCHED_OFF',
      overallRating: null,
      contactNumber: '',
    });
    expect(pdDraftOf(read)).toEqual(anUnreachedPdDraft());
  });

  it.each([
    ['no loan', { loanId: 'x' }],
    ['a list for an answer', { loanId: 1, contactability: ['YES'] }],
    ['a book for a comment', { loanId: 1, otherComment: 'x'.repeat(4001) }],
  ])('refuses %s', (_what, body) => {
    expect(v.is(pdRequestSchema, body)).toBe(false);
  });
});

describe('pdFeedbackListSchema', () => {
  const read = (creditPdFeedback: unknown) =>
    sectionOf(aWireLoan({ creditPdFeedback }), 'creditPdFeedback', pdFeedbackListSchema);
  const given = {
    id: 'pd-2',
    loanId: 4821937,
    createdOn: '2026-11-20T08:35:00.000Z',
    userName: 'Meera Srinivasan',
    ...pdAnswers(aPdDraft()),
  };
  const before = {
    createdOn: '2026-11-18',
    author: 'Sana Iyer',
    contactability: 'NO',
    callTriggerNumber: 1,
    callAttempt: 'BOTH',
    reasonNonContact: 'SWITCHED_OFF',
  };

  it('reads creditPdFeedback of the loan, newest first, in either spelling [CR-099.a, CR-153.a, CR-098.a]', () => {
    expect(read([before, given])).toEqual({
      state: 'ready',
      value: [
        { key: 'pd-2', createdOn: given.createdOn, by: 'Meera Srinivasan', answers: aPdDraft() },
        { key: '2026-11-18 0', createdOn: '2026-11-18', by: 'Sana Iyer', answers: anUnreachedPdDraft() },
      ],
    });
  });

  it('takes no answer to one question for that of another [CR-108.b, CR-109.b]', () => {
    const { curWorkExp, totalWorkExp } = pdDraftOf({ totalWorkExp: 'UPTO_5' });
    expect([curWorkExp, totalWorkExp]).toEqual(['', 'UPTO_5']);
    expect(pdDraftOf({ curWorkExp: 'UPTO_2' }).totalWorkExp).toBe('');
  });

  it('keeps loan and time of each where only what is declared is sent [CR-099.a]', () => {
    expect(v.parse(pdFeedbackWire, given)).toEqual({ ...given, loanId: '4821937' });
  });

  it('keeps unknown values unchanged, and sorts an unreadable date last', () => {
    const odd = { CREATEDON: '31/02/2026', Contactability: 'PERHAPS', overallRating: 9 };
    const list = read([odd, before]);
    expect(list).toMatchObject({
      state: 'ready',
      value: [
        { createdOn: '2026-11-18' },
        { createdOn: '31/02/2026', by: '', answers: { contactability: 'PERHAPS', overallRating: '9' } },
      ],
    });
  });

  it.each([
    ['one that is no list', before, 1],
    ['an empty list', [], 0],
    ['a list with a gap', [null, before], 1],
  ])('takes %s [CR-153.a]', (_what, wire, count) => {
    const list = read(wire);
    expect(list.state === 'ready' && list.value.length).toBe(count);
  });

  it.each([
    ['a text', 'none'],
    ['a list of texts', ['none']],
  ])('is broken by %s', (_what, wire) => {
    expect(read(wire).state).toBe('broken');
  });
});
