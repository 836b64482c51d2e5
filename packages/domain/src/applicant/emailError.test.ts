import { describe, expect, it } from 'vitest';
import { emailError } from './emailError';

describe('emailError', () => {
  it.each([['a@b.c'], ['asha.rao@mail.example'], [' a@b.in ']])('takes %j [SH-096.a]', email => {
    expect(emailError(email)).toBeNull();
  });

  it.each([[''], ['asha'], ['asha@mail'], ['@mail.example'], ['asha.rao@mail']])(
    'refuses %j [SH-096.b]',
    email => {
      expect(emailError(email)).toBe('Kindly enter valid Email ID');
    },
  );
});
