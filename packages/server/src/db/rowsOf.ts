/** The rows of a plain statement: one driver wraps them, the other answers them directly. */
export function rowsOf(result: unknown): Record<string, unknown>[] {
  if (Array.isArray(result)) return result;
  return (result as { rows: Record<string, unknown>[] }).rows;
}
