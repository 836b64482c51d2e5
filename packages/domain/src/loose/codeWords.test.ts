import { expect, it } from 'vitest';
import { codeWords } from './codeWords';

it.each([
  ['Not_Contactable', 'Not contactable'],
  ['Asking_waiver', 'Asking waiver'],
  ['Asking_for_Representation_of_EMI', 'Asking for representation of EMI'],
  ['AUTO_DEBIT', 'Auto debit'],
  ['BEST', 'Best'],
  ['Skip', 'Skip'],
  ['', ''],
])('%s reads %s [M54.b]', (code, words) => {
  expect(codeWords(code)).toBe(words);
});
