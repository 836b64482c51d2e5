import * as v from 'valibot';
import { expect, it } from 'vitest';
import { requiredText } from './text';

const comment = requiredText(12, 'Comment is Required');

it.each(['a', '?', '7', 'क', '👍', '\u200bनमस्ते', '123456789012'])('takes %j', text => {
  expect(v.parse(comment, text)).toBe(text);
});

it('takes a text without the spaces around it', () => {
  expect(v.parse(comment, '  paid\n')).toBe('paid');
});

it.each([
  ['nothing', ''],
  ['blanks alone', ' \t\n'],
  ['characters of no width alone', '\u200b\u2060\ufeff\u200d'],
  ['a mark without its letter', '\u0301'],
])('refuses %s', (_what, text) => {
  expect(v.safeParse(comment, text).issues?.map(({ message }) => message)).toEqual(['Comment is Required']);
});

it('refuses one character too many', () => {
  expect(v.safeParse(comment, '1234567890123').issues?.map(({ message }) => message)).toEqual([
    'At most 12 characters',
  ]);
});
