import * as fc from 'fast-check';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { aVasDraft, aVasFeedback, aVasLoan } from '../../testing';
import { ownFeedback } from './ownFeedback';
import { maskBySchema } from '../loan/maskBySchema';
import { vasAnswerLabel, vasChoices, vasQuestions, vasQuestionTexts } from './questions';
import { vasRating } from './rating';
import {
  emptyVasDraft,
  isVasDraft,
  sameVasDraft,
  vasDraftOf,
  vasFeedbackSchema,
  vasFeedbackText,
  vasVerdict,
} from './schema';

describe('vasChoices', () => {
  it('are the documented answers, in order [VA-012.a, VA-013.a, VA-014.a, VA-015.a, VA-016.a]', () => {
    expect(vasChoices).toEqual({
      customerInteraction: ['NO', 'AVG', 'HIGH'],
      customerRating: ['NO', 'YES'],
      customerParticipation: ['NO', 'THINK_ABOUT', 'YES'],
      customerCommunication: ['BAD', 'AVG', 'GOOD'],
      customerTestimonial: ['NO', 'YES'],
    });
  });
});

it.each([
  ['NO', 'No'],
  ['YES', 'Yes'],
  ['AVG', 'Average'],
  ['HIGH', 'High'],
  ['BAD', 'Bad'],
  ['GOOD', 'Good'],
  ['THINK_ABOUT', 'Will think about it'],
  ['PERHAPS', 'PERHAPS'],
])('the answer %s is shown as %s [M54.b]', (answer, label) => {
  expect(vasAnswerLabel(answer)).toBe(label);
});

it('each question and its name have words of their own', () => {
  const texts = vasQuestions.flatMap(question => Object.values(vasQuestionTexts[question])).filter(Boolean);
  expect(new Set(texts).size).toBe(2 * vasQuestions.length);
});

it('shows viewers the ids of a feedback, whatever they look like', () => {
  const feedback = aVasFeedback({ id: '9000043214', userIdString: '9000043215' });
  expect(maskBySchema(feedback, vasFeedbackSchema, () => '')).toEqual(feedback);
});

it('a feedback without a text has an empty one', () => {
  expect(v.parse(v.object({ vasFeedback: vasFeedbackText }), {})).toEqual({ vasFeedback: '' });
});

it('a loan has its amount in paise, and what is said of person and application beside it', () => {
  expect(aVasLoan()).toEqual({
    loanId: 482_190,
    amount: 12_500_000,
    fullName: 'Kavya Raghunathan',
    email: 'kavya.r@mail.example',
    applicationStatus: 'LOAN_AGREEMENT_ACCEPTED',
    approvalStatus: 'DISBURSED',
  });
});

describe('vasRating', () => {
  const least = aVasDraft({
    customerInteraction: 'NO',
    customerRating: 'NO',
    customerParticipation: 'NO',
    customerCommunication: 'BAD',
    customerTestimonial: 'NO',
  });

  it.each([
    ['nothing', {}, 0],
    ['half a point', { customerCommunication: 'AVG' }, 0.5],
    ['one', { customerTestimonial: 'YES' }, 1],
    ['one and a half', { customerParticipation: 'THINK_ABOUT', customerRating: 'YES' }, 1.5],
    [
      'two and a half',
      { customerInteraction: 'AVG', customerTestimonial: 'YES', customerRating: 'YES' },
      2.5,
    ],
  ])('gives %s [VA-007.c, VA-017.c]', (_name, answers, rating) => {
    expect(vasRating({ ...least, ...answers })).toBe(rating);
  });

  it('gives 5 for the best answers [VA-007.c, VA-017.c]', () => {
    expect(vasRating(aVasDraft({ customerParticipation: 'YES' }))).toBe(5);
  });

  it('counts an answer it does not know as nothing [VA-017.c]', () => {
    expect(vasRating({ ...least, customerRating: 'PERHAPS' })).toBe(0);
  });

  it('is between 0 and 5 in halves, and a better answer never lowers it [VA-007.c, VA-017.c]', () => {
    const answers = fc.record({
      customerInteraction: fc.constantFrom(...vasChoices.customerInteraction),
      customerRating: fc.constantFrom(...vasChoices.customerRating),
      customerParticipation: fc.constantFrom(...vasChoices.customerParticipation),
      customerCommunication: fc.constantFrom(...vasChoices.customerCommunication),
      customerTestimonial: fc.constantFrom(...vasChoices.customerTestimonial),
    });
    fc.assert(
      fc.property(answers, fc.constantFrom(...vasQuestions), (given, question) => {
        const rating = vasRating(given);
        expect([Number.isInteger(rating * 2), rating >= 0, rating <= 5]).toEqual([true, true, true]);
        const best = vasChoices[question].at(-1) ?? '';
        expect(vasRating({ ...given, [question]: best })).toBeGreaterThanOrEqual(rating);
      }),
    );
  });
});

describe('vasVerdict', () => {
  it.each(vasQuestions)('demands an answer to %s [VA-009.d, VA-011.a]', question => {
    expect(vasVerdict(aVasDraft({ [question]: '' }))).toEqual({
      ok: false,
      faults: { [question]: 'Choose all Customer Response' },
    });
  });

  it('says it once, at the first question without an answer [VA-011.a]', () => {
    expect(vasVerdict(emptyVasDraft)).toEqual({
      ok: false,
      faults: { customerInteraction: 'Choose all Customer Response' },
    });
  });

  it('needs no message, and trims it [VA-018.b]', () => {
    expect(vasVerdict(aVasDraft({ vasFeedback: '  ' }))).toMatchObject({
      ok: true,
      output: { vasFeedback: '' },
    });
  });

  it('limits the message', () => {
    expect(vasVerdict(aVasDraft({ vasFeedback: 'x'.repeat(4001) }))).toEqual({
      ok: false,
      faults: { vasFeedback: 'At most 4000 characters' },
    });
  });
});

describe('ownFeedback', () => {
  const named = { userName: 'Imran Shaikh' };
  const others = aVasFeedback({ userIdString: 'a', ...named });
  const own = aVasFeedback({ userIdString: 'b', ...named });

  it('finds it by the id of its author, not by the name, with its position in the stored list [VA-010.a, VA-010.d]', () => {
    expect(ownFeedback([others, own], 'b')).toEqual({ index: 1, feedback: own });
  });

  it('finds none before it was given [VA-010.b, VA-010.d]', () => {
    expect(ownFeedback([others], 'b')).toBeNull();
    expect(ownFeedback([], 'b')).toBeNull();
  });
});

describe('a stored form', () => {
  it('is one only with every field as text [XR-148.b]', () => {
    expect(isVasDraft(vasDraftOf(aVasFeedback()))).toBe(true);
    expect(vasDraftOf(aVasFeedback())).toEqual(aVasDraft());
    expect(isVasDraft({ ...aVasDraft(), vasFeedback: 7 })).toBe(false);
    const { customerRating: _without, ...rest } = aVasDraft();
    expect([isVasDraft(rest), isVasDraft({ ...rest, customerRating: 1 }), isVasDraft(null)]).toEqual([
      false,
      false,
      false,
    ]);
  });

  it('is another one once an answer or its text differs [XR-148.a]', () => {
    const answers = [
      'customerInteraction',
      'customerRating',
      'customerParticipation',
      'customerCommunication',
    ];
    const untouched = Object.fromEntries(
      [...answers, 'customerTestimonial', 'vasFeedback'].map(name => [name, '']),
    );
    expect(emptyVasDraft).toEqual(untouched);
    for (const name of [...vasQuestions, 'vasFeedback'])
      expect([name, sameVasDraft(aVasDraft(), { ...aVasDraft(), [name]: 'x' })]).toEqual([name, false]);
  });
});
