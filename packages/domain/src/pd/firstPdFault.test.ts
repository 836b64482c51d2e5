import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { aPdDraft, anUnreachedPdDraft } from '../../testing';
import { emptyPdDraft, isPdRevealed, pdAnswers } from './draft';
import { firstPdFault } from './firstPdFault';
import { type PdField, pdChoices, pdFields } from './questions';

const fault = (field: PdField, message: string) => ({ field, message });

describe('firstPdFault', () => {
  it('asks for the contactability first [CR-116.a, CR-117.a]', () => {
    for (const attemptTrigger of ['', '3'])
      expect(firstPdFault({ ...emptyPdDraft, attemptTrigger })).toEqual(
        fault('contactability', 'Kindly select customer contactability'),
      );
  });

  it.each(['YES', 'NO'])(
    'asks for the attempt trigger second, contactable %s [CR-116.a, CR-117.b, CR-118.a]',
    reached => {
      expect(firstPdFault({ ...emptyPdDraft, contactability: reached })).toEqual(
        fault('attemptTrigger', 'Call Attempt Trigger no response is required'),
      );
    },
  );

  const walk = (from: ReturnType<typeof aPdDraft>, answers: readonly (readonly [PdField, string])[]) => {
    let draft = from;
    return answers.map(([field, answer]) => {
      const found = firstPdFault(draft);
      draft = { ...draft, [field]: answer };
      return [found?.field, found?.message];
    });
  };

  it('asks, when not reached, for the number called and the reason, in this order [CR-116.a, CR-118.b, CR-119.a, CR-119.b, CR-119.d]', () => {
    const start = { ...emptyPdDraft, contactability: 'NO', attemptTrigger: '6' };
    expect(
      walk(start, [
        ['callAttemptedOn', 'BOTH'],
        ['nonContactabilityReason', 'UNANSWERED'],
      ]),
    ).toEqual([
      ['callAttemptedOn', 'Call attempted on response is required'],
      ['nonContactabilityReason', 'Non contactable reason response is required'],
    ]);
    expect(firstPdFault(anUnreachedPdDraft())).toBeNull();
    // Whatever was answered as if somebody had been reached.
    const before = {
      ...aPdDraft({ contactability: 'NO' }),
      callAttemptedOn: '',
      nonContactabilityReason: '',
    };
    expect(firstPdFault(before)?.message).toBe('Call attempted on response is required');
  });

  it('asks, when reached, for every answer in the documented order [CR-116.a, CR-119.c, CR-120.a, CR-120.b, CR-121.a, CR-121.b, CR-121.c]', () => {
    const start = { ...emptyPdDraft, contactability: 'YES', attemptTrigger: '1' };
    const full = aPdDraft();
    const order: readonly (readonly [PdField, string])[] = [
      ['contactNumber', 'Contactable number'],
      ['skillTestConduct', 'Skill test conducted'],
      ['skillTestResult', 'Skill test result'],
      ['communicationSkill', 'Communication skill'],
      ['curWorkExp', 'Current work experience'],
      ['totalWorkExp', 'Total work experience'],
      ['qualification', 'Qualification'],
      ['communicationTune', 'Communication tune'],
      ['isSelfEmployed', 'Is self employed'],
      ['tat', 'TAT'],
      ['interestRate', 'Interest rate'],
      ['processingFees', 'Processing fees'],
      ['loanAmount', 'Loan amount'],
      ['preClose', 'Pre close'],
      ['emiDate', 'EMI date'],
      ['overallRating', 'Overall rating'],
    ];
    expect(
      walk(
        start,
        order.map(([field]) => [field, full[field]]),
      ),
    ).toEqual(order.map(([field, words]) => [field, `${words} response is required`]));
    expect(firstPdFault(full)).toBeNull();
    for (const [field, words] of order)
      expect(firstPdFault({ ...full, [field]: '' })).toEqual(fault(field, `${words} response is required`));
  });

  it('takes NA wherever it is a choice [CR-120.c]', () => {
    const isNa = (field: PdField) => field !== 'otherComment' && pdChoices[field].some(one => one === 'NA');
    const answers = Object.fromEntries(pdFields.filter(isNa).map(field => [field, 'NA']));
    expect(Object.keys(answers)).toHaveLength(14);
    expect(firstPdFault(aPdDraft({ ...answers, skillTestResult: '' }))).toBeNull();
  });

  it.each([
    ['YES', 'skillTestResult'],
    ['NO', undefined],
    ['NA', undefined],
  ])('with a skill test conducted %s misses %s [CR-122.a, CR-122.b]', (skillTestConduct, field) => {
    expect(firstPdFault(aPdDraft({ skillTestConduct, skillTestResult: '' }))?.field).toBe(field);
  });

  it('never requires the other comment [CR-114.b]', () => {
    expect(firstPdFault(aPdDraft({ otherComment: '' }))).toBeNull();
    expect(firstPdFault(anUnreachedPdDraft({ otherComment: '' }))).toBeNull();
  });

  it.each(pdFields.filter(field => field !== 'otherComment'))('takes no unlisted word for %s', field => {
    const base = ['callAttemptedOn', 'nonContactabilityReason'].includes(field)
      ? anUnreachedPdDraft()
      : aPdDraft();
    expect(firstPdFault({ ...base, [field]: 'PERHAPS' })?.field).toBe(field);
  });
});

describe('pdAnswers', () => {
  const anyDraft = fc.record(
    Object.fromEntries(
      pdFields.map(field => [
        field,
        field === 'otherComment' ? fc.string() : fc.constantFrom('', ...pdChoices[field]),
      ]),
    ),
  );

  it('sends the answers of the questions that are asked and nothing else [CR-108.b, CR-109.b, CR-113.c, CR-123.e, CR-123.f]', () => {
    fc.assert(
      fc.property(anyDraft, some => {
        const draft = { ...emptyPdDraft, ...some };
        const sent = pdAnswers(draft);
        for (const field of pdFields) {
          const asked = isPdRevealed(field, draft) && draft[field].trim() !== '';
          expect(sent[field]).toBe(asked ? draft[field].trim() : undefined);
        }
      }),
    );
  });

  it('leaves out the value of a question that is now hidden [CR-122.c]', () => {
    expect(pdAnswers({ ...aPdDraft(), contactability: 'NO', callAttemptedOn: 'BOTH' })).toEqual({
      contactability: 'NO',
      attemptTrigger: '2',
      callAttemptedOn: 'BOTH',
      otherComment: 'Knows the EMI date and the fee.',
    });
    expect(pdAnswers(aPdDraft({ skillTestConduct: 'NO' }))).not.toHaveProperty('skillTestResult');
  });

  it('names the question of an unlisted answer', () => {
    expect(firstPdFault({ ...aPdDraft(), qualification: 'WIZARD' })).toEqual(
      fault('qualification', 'Qualification: Choose one of the listed values'),
    );
  });
});
