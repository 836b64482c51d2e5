import type { CsvRow } from './verb';

// A spreadsheet takes a cell that begins with one of these for a formula.
const formula = /^[=+\-@\t\r]/;
const plainNumber = /^[+-]?\d+(\.\d+)?$/;

function cell(value: string | number | null): string {
  if (value === null) return '';
  if (typeof value === 'number') return String(value);
  const harmless = formula.test(value) && !plainNumber.test(value) ? `'${value}` : value;
  return /[",\r\n]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}

/** Lines of a CSV file (RFC 4180, UTF-8 with BOM), formulas disarmed; numbers stay numbers. */
export async function* csvText(rows: AsyncIterable<CsvRow>): AsyncGenerator<string> {
  let lead = '\ufeff';
  for await (const row of rows) {
    yield `${lead}${row.map(cell).join(',')}\r\n`;
    lead = '';
  }
}
