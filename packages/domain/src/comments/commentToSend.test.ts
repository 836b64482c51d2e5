import { describe, expect, it } from 'vitest';
import { commentToSend } from './commentToSend';

describe('commentToSend', () => {
  it.each([[''], ['   '], ['\n\t ']])('ignores the blank comment %j [CR-029.a]', text => {
    expect(commentToSend(text)).toBeNull();
  });

  it('trims the comment [CR-030.b]', () => {
    expect(commentToSend('  Salary slip checked\n')).toBe('Salary slip checked');
  });
});
