import { type Comparison, notGiven, whole } from './comparison';

const words = new Map([
  ['F', 'Female'],
  ['M', 'Male'],
  ['T', 'Transgender'],
]);

/** 'F' → 'Female': the letters of an Aadhaar document. Another text is kept unchanged. */
export const genderLabel = (written: string): string => words.get(written) ?? written;

/** 'M' and 'Male' are equal. */
export function compareGenders(left: string, right: string): Comparison {
  const first = (text: string) => text.trim().charAt(0).toUpperCase();
  if (first(left) === '' || first(right) === '') return notGiven(left, right);
  return whole(left, right, first(left) === first(right) ? 100 : 0);
}
