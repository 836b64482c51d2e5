/** What a statement file may cost. A file beyond a limit is refused, whatever it is; memory and time are limited for
 *  the process that reads it. */
export const statementLimits = {
  bytes: 20 * 1024 * 1024,
  /** Transactions of all statements of a loan together. */
  transactions: 30_000,
  /** Rows of all sheets together: a transaction may take several. */
  rows: 100_000,
  columns: 100,
  pages: 1_000,
  /** Letters of all cells or pages. */
  letters: 40_000_000,
  /** Of a workbook when unpacked. */
  unpackedBytes: 200 * 1024 * 1024,
} as const;
