import type { CsvRow } from './verb';

// A spreadsheet treats a cell that begins with one of these as a formula.
const formula = /^[=+\-@\t\r]/;
const plainNumber = /^[+-]?\d+(\.\d+)?$/;

function cell(value: string | number | null): string {
  if (value === null) return '';
  if (typeof value === 'number') return String(value);
  const harmless = formula.test(value) && !plainNumber.test(value) ? `'${value}` : value;
  return /[",\r\n]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}

/** How much is buffered before it is sent; sending each line by itself would cost a write each. */
const partLength = 16 * 1024;

/** A CSV file (RFC 4180, UTF-8 with BOM) in parts of whole lines, with formulas disarmed; numbers stay numbers.
 *  The first line is sent at once, so that the response begins before the rows are read. */
export async function* csvText(rows: AsyncIterable<CsvRow>): AsyncGenerator<string> {
  let part = '\ufeff';
  let begun = false;
  for await (const row of rows) {
    part += `${row.map(cell).join(',')}\r\n`;
    if (begun && part.length < partLength) continue;
    yield part;
    part = '';
    begun = true;
  }
  if (begun && part !== '') yield part;
}
