/** What a statement file may cost. A file beyond a limit is refused, whatever it is. */
export const statementLimits = {
  bytes: 20 * 1024 * 1024,
  /** Of all sheets together. */
  rows: 200_000,
  columns: 100,
  pages: 1_000,
  /** Letters of all cells or pages. */
  letters: 40_000_000,
  /** Of a workbook when unpacked. */
  unpackedBytes: 200 * 1024 * 1024,
  seconds: 30,
  /** The heap of the thread that reads it. */
  megabytes: 512,
} as const;
