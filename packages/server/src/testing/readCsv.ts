/** Reads a CSV file the way a spreadsheet does (RFC 4180, with a BOM).
 *  @returns a record for each row, by the header's names */
export function readCsv(text: string): Record<string, string>[] {
  const lines: string[][] = [];
  let cells: string[] = [];
  let cell = '';
  let quoted = false;
  const body = text.replace(/^\ufeff/, '');
  for (let at = 0; at < body.length; at += 1) {
    const char = body.charAt(at);
    if (quoted && char === '"' && body.charAt(at + 1) === '"') {
      cell += '"';
      at += 1;
    } else if (char === '"') quoted = !quoted;
    else if (quoted || (char !== ',' && char !== '\r' && char !== '\n')) cell += char;
    else if (char !== '\r') {
      cells.push(cell);
      cell = '';
      if (char === '\n') {
        lines.push(cells);
        cells = [];
      }
    }
  }
  const [header = [], ...rows] = lines;
  return rows.map(row => Object.fromEntries(header.map((name, place) => [name, row[place] ?? ''])));
}
