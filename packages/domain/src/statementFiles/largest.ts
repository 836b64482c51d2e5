/** The largest of any number of values, none below zero; 0 of none. `Math.max(...values)` fails for a hundred
 *  thousand. */
export function largest(values: readonly number[]): number {
  return values.reduce((most, value) => Math.max(most, value), 0);
}
