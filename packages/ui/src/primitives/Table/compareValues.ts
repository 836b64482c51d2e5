const byText = new Intl.Collator('en-IN', { numeric: true, sensitivity: 'base' });

/** Compares numbers by size, everything else as text. */
export function compareValues(left: unknown, right: unknown): number {
  if (typeof left === 'number' && typeof right === 'number') return left - right;
  return byText.compare(String(left), String(right));
}
