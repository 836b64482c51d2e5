import { describe, expect, it } from 'vitest';
import { pdAnswerLabel, pdChoices, pdFieldNames, pdFields } from './questions';

describe('pdChoices', () => {
  it.each([
    ['CR-100.a', 'contactability', 'YES NO'],
    ['CR-101.a', 'attemptTrigger', '1 2 3 4 5 6'],
    ['CR-102.a', 'callAttemptedOn', 'BOTH PRIMARY ALTERNATIVE'],
    ['CR-103.a', 'nonContactabilityReason', 'UNANSWERED SWITCHED_OFF NOT_REACHABLE'],
    ['CR-104.a', 'contactNumber', 'PRIMARY ALTERNATIVE'],
    ['CR-105.a', 'skillTestConduct', 'YES NO NA'],
    ['CR-106.a', 'skillTestResult', 'PASS FAIL'],
    ['CR-107.a', 'communicationSkill', '1 2 3 NA'],
    ['CR-108.a', 'curWorkExp', 'UPTO_2 UPTO_5 UPTO_10 ABOVE_10 NA'],
    ['CR-109.a', 'totalWorkExp', 'UPTO_2 UPTO_5 UPTO_10 ABOVE_10 NA'],
    [
      'CR-110.a',
      'qualification',
      'PRIMARY_SCHOOL MIDDLE_SCHOOL HIGH_SCHOOL HIGHER_SECONDARY_SCHOOL UNDER_GRADUATE POST_GRADUATE PHD NA',
    ],
    ['CR-111.a', 'communicationTune', 'POLITE PLEASING AVERAGE DEMANDING RUDE NA'],
    ['CR-112.a', 'isSelfEmployed', 'YES NO NA'],
    ['CR-113.b', 'tat', 'YES NO NA'],
    ['CR-113.b', 'interestRate', 'YES NO NA'],
    ['CR-113.b', 'processingFees', 'YES NO NA'],
    ['CR-113.b', 'loanAmount', 'YES NO NA'],
    ['CR-113.b', 'preClose', 'YES NO NA'],
    ['CR-113.b', 'emiDate', 'YES NO NA'],
    ['CR-115.a', 'overallRating', '1 2 3 4 5 NA'],
  ] as const)('[%s] has for %s the answers %s', (_clause, question, answers) => {
    expect(pdChoices[question]).toEqual(answers.split(' '));
  });
});

describe('pdFields', () => {
  it('contains every question, and the comment last', () => {
    expect(pdFields).toEqual([...Object.keys(pdChoices), 'otherComment']);
    expect(new Set(Object.values(pdFieldNames).filter(Boolean)).size).toBe(pdFields.length);
  });
});

describe('pdAnswerLabel', () => {
  it('has a label for every answer that is not a number [M54.b]', () => {
    const shouted = Object.values(pdChoices)
      .flat()
      .filter(answer => answer !== 'NA' && pdAnswerLabel(answer) === answer && !/^\d$/.test(answer));
    expect(shouted).toEqual([]);
  });

  it.each([
    ['YES', 'Yes'],
    ['NOT_REACHABLE', 'Not reachable'],
    ['HIGHER_SECONDARY_SCHOOL', 'Higher secondary school'],
    ['UPTO_2', 'Up to 2 years'],
    ['UPTO_5', 'Up to 5 years'],
    ['UPTO_10', 'Up to 10 years'],
    ['ABOVE_10', 'Above 10 years'],
    ['PHD', 'PhD'],
    ['NA', 'NA'],
    ['5', '5'],
  ])('shows %s as %s [M54.b]', (answer, label) => {
    expect(pdAnswerLabel(answer)).toBe(label);
  });

  it.each(['VERY_RUDE', 'constructor', ''])('leaves %j as it came', word => {
    expect(pdAnswerLabel(word)).toBe(word);
  });
});
