import { describe, expect, it } from 'vitest';
import { actionTexts, actionWords, fieldTexts, fieldWords } from './actionWords';

describe('the words of the audit', () => {
  it.each([
    ['loan.readForSupport', 'Read a loan at support'],
    ['signin.refused', 'Was refused at sign-in'],
    ['exports.loans.done', 'Finished exporting loans'],
    ['example.runAgain', 'Example: run again'],
    ['example', 'Example'],
    ['example.sha256Of', 'Example: sha256 of'],
    ['toString', 'To string'],
    ['', ''],
  ])('%s is told as %s [XR-002.g]', (action, words) => {
    expect(actionWords(action)).toBe(words);
  });

  it.each([
    ['actions', actionTexts],
    ['fields', fieldTexts],
  ])('tell all %s apart', (_what, texts) => {
    const words = Object.values(texts);
    expect(words.filter((word, at) => word === '' || words.indexOf(word) < at)).toEqual([]);
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
