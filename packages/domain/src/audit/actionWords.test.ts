import { describe, expect, it } from 'vitest';
import { actionWords, fieldWords } from './actionWords';

describe('the words of the audit', () => {
  it.each([
    ['loan.readForSupport', 'Read a loan at support'],
    ['signin.refused', 'Was refused at sign-in'],
    ['exports.loans.done', 'Finished exporting loans'],
    ['example.runAgain', 'Example: run again'],
    ['example', 'Example'],
    ['toString', 'To string'],
    ['', ''],
  ])('%s is told as %s', (action, words) => {
    expect(actionWords(action)).toBe(words);
  });

  it.each([
    [['reason', 'fingerprint', 'remoteAddress'], 'reason, e-mail address as a checksum, network address'],
    [['importHash', 'approvalStatus'], 'checksum of the application, approval status'],
    [['toString'], 'to string'],
    [[], ''],
  ])('the fields %j are %s', (names, words) => {
    expect(fieldWords(names)).toBe(words);
  });
});
