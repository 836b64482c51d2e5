import { expect, it } from 'vitest';
import { compareGenders, genderLabel } from './genders';

it.each([
  ['F', 'Female'],
  ['M', 'Male'],
  ['T', 'Transgender'],
  ['Female', 'Female'],
  ['m', 'm'],
])('%s is read as %s', (written, label) => {
  expect(genderLabel(written)).toBe(label);
});

it.each([
  ['M', 'Male', 'exact'],
  [' female', 'F', 'exact'],
  ['M', 'F', 'different'],
  ['T', ' ', 'notGiven'],
])('%j and %j compare as %s [CR-080.c]', (left, right, verdict) => {
  expect(compareGenders(left, right).verdict).toBe(verdict);
  expect(compareGenders(right, left).verdict).toBe(verdict);
});
