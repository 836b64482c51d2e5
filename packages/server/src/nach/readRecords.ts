import type { NachRecord } from '@lending-desk/domain/nach';
import { parse } from 'csv-parse';

/** One more than is read: the rules count what is too many. */
const mostRecords = 20_002;

/** Cuts a NACH file into records, each with the physical line it begins on. It is read in pieces, so that nobody waits
 *  for a large one.
 *  @returns the line of a quote that is stray or never closed, for a text that is no CSV */
export async function readRecords(bytes: Uint8Array): Promise<NachRecord[] | { strayQuote: number }> {
  // The parser counts both characters of a line's end within quotes.
  const text = new TextDecoder().decode(bytes).replaceAll('\r\n', '\n');
  let ended = 0;
  const parser = parse({
    info: true,
    relax_column_count: true,
    skip_empty_lines: true,
    // A spreadsheet saves the empty rows below its last one as lines of commas.
    skip_records_with_empty_values: true,
    // What is read before an error is not always given out.
    on_record: (read: string[], { lines }) => {
      ended = lines;
      return read;
    },
  });
  parser.end(text);
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
    const lines = text.split('\n');
    return { strayQuote: lines.findIndex((line, index) => index >= ended && line.includes('"')) + 1 };
  }
}
