import { describe, expect, it } from 'vitest';
import { initials } from './initials';

describe('initials', () => {
  it.each([
    ['SH-030.a', 'Asha Rani Nair', 'AR'],
    ['SH-030.a', '  ravi   kumar ', 'RK'],
    ['SH-030.a', 'क्षिति राव', 'क्षिरा'],
    ['SH-030.a', '(Kavya) “Meenakshi” R', 'KM'],
    ['SH-030.a', '– Zoë 7eleven', 'Z7'],
    ['SH-030.a', "d'Souza Élise", 'DÉ'],
    ['SH-030.b', 'asha', 'A'],
    ['SH-030.b', 'Asha & –', 'A'],
    ['SH-030.b', '', ''],
    ['SH-030.b', '   ', ''],
    ['SH-030.b', '??', ''],
  ])('[%s] of %j are %j', (_, name, expected) => {
    expect(initials(name)).toBe(expected);
  });
});
