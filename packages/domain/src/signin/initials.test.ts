import { describe, expect, it } from 'vitest';
import { initials } from './initials';

describe('initials', () => {
  it.each([
    ['Asha Rani Nair', 'AR'],
    ['asha', 'A'],
    ['  ravi   kumar ', 'RK'],
    ['', ''],
    ['   ', ''],
    ['क्षिति राव', 'क्षिरा'],
  ])('of %j are %j [SH-030]', (name, expected) => {
    expect(initials(name)).toBe(expected);
  });
});
