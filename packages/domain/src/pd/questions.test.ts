import { describe, expect, it } from 'vitest';
import { pdAnswerLabel, pdChoices, pdFieldNames, pdFields } from './questions';

describe('pdChoices', () => {
  it.each([
    ['contactability', 'YES NO', '[CR-100]'],
    ['attemptTrigger', '1 2 3 4 5 6', '[CR-101]'],
    ['callAttemptedOn', 'BOTH PRIMARY ALTERNATIVE', '[CR-102]'],
    ['nonContactabilityReason', 'UNANSWERED SWITCHED_OFF NOT_REACHABLE', '[CR-103]'],
    ['contactNumber', 'PRIMARY ALTERNATIVE', '[CR-104]'],
    ['skillTestConduct', 'YES NO NA', '[CR-105]'],
    ['skillTestResult', 'PASS FAIL', '[CR-106]'],
    ['communicationSkill', '1 2 3 NA', '[CR-107]'],
    ['curWorkExp', 'UPTO_2 UPTO_5 UPTO_10 ABOVE_10 NA', '[CR-108]'],
    ['totalWorkExp', 'UPTO_2 UPTO_5 UPTO_10 ABOVE_10 NA', '[CR-109]'],
    [
      'qualification',
      'PRIMARY_SCHOOL MIDDLE_SCHOOL HIGH_SCHOOL HIGHER_SECONDARY_SCHOOL UNDER_GRADUATE POST_GRADUATE PHD NA',
      '[CR-110]',
    ],
    ['communicationTune', 'POLITE PLEASING AVERAGE DEMANDING RUDE NA', '[CR-111]'],
    ['isSelfEmployed', 'YES NO NA', '[CR-112]'],
    ['tat', 'YES NO NA', '[CR-113]'],
    ['interestRate', 'YES NO NA', '[CR-113]'],
    ['processingFees', 'YES NO NA', '[CR-113]'],
    ['loanAmount', 'YES NO NA', '[CR-113]'],
    ['preClose', 'YES NO NA', '[CR-113]'],
    ['emiDate', 'YES NO NA', '[CR-113]'],
    ['overallRating', '1 2 3 4 5 NA', '[CR-115]'],
  ] as const)('has for %s the answers %s %s', (question, answers, _row) => {
    expect(pdChoices[question]).toEqual(answers.split(' '));
  });
});

describe('pdFields', () => {
  it('contains every question, and the comment last', () => {
    expect(pdFields).toEqual([...Object.keys(pdChoices), 'otherComment']);
    expect(Object.keys(pdFieldNames)).toHaveLength(pdFields.length);
  });
});

describe('pdAnswerLabel', () => {
  it('has a label for every answer that is not a number', () => {
    const shouted = Object.values(pdChoices)
      .flat()
      .filter(answer => answer !== 'NA' && pdAnswerLabel(answer) === answer && !/^\d$/.test(answer));
    expect(shouted).toEqual([]);
  });

  it.each(['VERY_RUDE', 'constructor', ''])('leaves %j as it came', word => {
    expect(pdAnswerLabel(word)).toBe(word);
  });
});
