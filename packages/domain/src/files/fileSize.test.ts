import { expect, it } from 'vitest';
import { fileSizeText } from './fileSize';

it.each([
  [1, '1 KB'],
  [411_001, '412 KB'],
  [412_000, '412 KB'],
  [999_000, '999 KB'],
  [1_000_000, '1.0 MB'],
  [1_530_000, '1.5 MB'],
])('a file of %i bytes has %s', (bytes, text) => {
  expect(fileSizeText(bytes)).toBe(text);
});
