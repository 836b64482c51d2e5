import { describe, expect, it } from 'vitest';
import { educationLabel } from './education';

describe('educationLabel', () => {
  it.each([
    ['POST_GRADUATE', 'Post graduate'],
    ['HIGHER_SECONDARY_SCHOOL', 'Higher secondary school'],
    ['PHD', 'PhD'],
    ['NA', 'NA'],
    ['Graduate, B.Com', 'Graduate, B.Com'],
    ['', ''],
  ])('%j → %j [M54.b]', (wire, shown) => {
    expect(educationLabel(wire)).toBe(shown);
  });
});
