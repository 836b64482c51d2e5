import { parse } from 'csv-parse/sync';

/** Reads a CSV file the way a spreadsheet does (RFC 4180, with a BOM).
 *  @returns a record for each row, by the header's names */
export function readCsv(text: string): Record<string, string>[] {
  return parse(text, { bom: true, columns: true });
}
