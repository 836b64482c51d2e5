const words = new Intl.Collator('en-IN', { numeric: true, sensitivity: 'base' });

/** Compares numbers by size, everything else as text. */
export function compareValues(left: unknown, right: unknown): number {
  if (typeof left === 'number' && typeof right === 'number') return left - right;
  return words.compare(String(left), String(right));
}
