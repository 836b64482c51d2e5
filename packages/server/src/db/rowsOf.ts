/** The rows of a plain statement. */
export function rowsOf(result: unknown): Record<string, unknown>[] {
  // Safe: both drivers answer a statement with an object of this shape.
  return (result as { rows: Record<string, unknown>[] }).rows;
}
