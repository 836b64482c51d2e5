import { expect, it } from 'vitest';
import { plainText } from './plainText';

it.each([
  ['', ''],
  ['  A b  ', 'A b'],
  ['A  b', 'A b'],
  ['A\tb\n c', 'A b c'],
  ['A\u00a0b', 'A b'],
  ['\u200bA\u200d\ufeffb\u200f', 'Ab'],
  ['०१/०९/२०२६', '01/09/2026'],
  ['ｆｉ', 'fi'],
  ['ﬁrst', 'first'],
  ["'00123", '00123'],
  ['_123', '123'],
  ['`A', 'A'],
  ["' A", "' A"],
  ["A'B", "A'B"],
  ['A_B', 'A_B'],
  ["''A", "'A"],
  ["'", "'"],
  ["\u00a0'5", '5'],
  ['~!$%&(9)', '~!$%&(9)'],
  ['5–7', '5–7'],
])('makes %j plain: %j [XR-160.a]', (text, plain) => {
  expect(plainText(text)).toBe(plain);
});
