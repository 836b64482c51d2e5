/** More rows than this are not all in the document. */
export const virtualFrom = 60;

/** A row to draw, or the height of those left out between two rows. */
export type Slot = { index: number; space?: undefined } | { index?: undefined; space: number };

/** The first rows, one slot each. */
export function firstSlots(count: number): Slot[] {
  return Array.from({ length: count }, (_, index) => ({ index }));
}
