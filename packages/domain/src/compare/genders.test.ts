import { expect, it } from 'vitest';
import { genderLabel } from './genders';

it.each([
  ['F', 'Female'],
  ['M', 'Male'],
  ['T', 'Transgender'],
  ['Female', 'Female'],
  ['m', 'm'],
])('%s is read as %s', (written, label) => {
  expect(genderLabel(written)).toBe(label);
});
