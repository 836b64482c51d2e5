/** With more rows than this, only the visible ones are in the DOM. */
export const virtualFrom = 60;

/** A row to render, or the height of the rows left out between two rows. */
export type Slot = { index: number; space?: undefined } | { index?: undefined; space: number };

/** The first rows, one slot each. */
export function firstSlots(count: number): Slot[] {
  return Array.from({ length: count }, (_, index) => ({ index }));
}
