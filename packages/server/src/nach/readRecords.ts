import type { NachRecord } from '@lending-desk/domain/nach';
import { parse } from 'csv-parse';

/** One more than is read: the rules count what is too many. */
const mostRecords = 20_002;

/** Cuts a NACH file into records, each with the physical line it begins on. It is read in pieces, so that nobody waits
 *  for a large one.
 *  @returns null for a text that is no CSV, such as one with a quote that is never closed */
export async function readRecords(bytes: Uint8Array): Promise<NachRecord[] | null> {
  const parser = parse({
    bom: true,
    info: true,
    relax_column_count: true,
    skip_empty_lines: true,
    // A spreadsheet saves the empty rows below its last one as lines of commas.
    skip_records_with_empty_values: true,
  });
  parser.end(Buffer.from(bytes));
  const records: NachRecord[] = [];
  try {
    for await (const read of parser) {
      // Safe: with `info` a record comes with where it ends.
      const { record, info } = read as { record: string[]; info: { lines: number } };
      const inside = record.reduce((lines, cell) => lines + (cell.match(/\n/g)?.length ?? 0), 0);
      records.push({ line: info.lines - inside, fields: record });
      if (records.length === mostRecords) return records;
    }
    return records;
  } catch {
    return null;
  }
}
