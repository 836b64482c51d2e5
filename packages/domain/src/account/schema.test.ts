import { describe, expect, it } from 'vitest';
import { verdictBySchema } from '../form/verdict';
import { passwordChangeSchema } from './schema';

describe('passwordChangeSchema', () => {
  it.each([
    ['', 'nine char', { current: 'Current password is required' }],
    ['old one', 'eight ch', { next: 'Min 8 characters' }],
    ['old one', '', { next: 'Min 8 characters' }],
    ['the same one', 'the same one', { next: 'Choose a password other than the current one' }],
  ])('refuses %j → %j', (current, next, faults) => {
    expect(verdictBySchema(passwordChangeSchema, { current, next })).toEqual({ ok: false, faults });
  });

  it('takes nine characters, and spaces as they are', () => {
    const typed = { current: 'old one', next: ' nine ch ' };
    expect(verdictBySchema(passwordChangeSchema, typed)).toEqual({ ok: true, output: typed });
  });
});
