import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { csvText } from './csv';
import type { CsvRow } from './verb';

async function textOf(...rows: CsvRow[]): Promise<string> {
  async function* each() {
    yield* rows;
  }
  let text = '';
  for await (const part of csvText(each())) text += part;
  return text;
}

/** Reads one line of RFC 4180, the way a spreadsheet does. */
function cellsOf(text: string): string[] {
  const line = text.replace(/^\ufeff/, '').replace(/\r\n$/, '');
  const cells = [''];
  let quoted = false;
  for (let at = 0; at < line.length; at += 1) {
    const char = line.charAt(at);
    const last = cells.length - 1;
    if (quoted && char === '"' && line.charAt(at + 1) === '"') {
      cells[last] += '"';
      at += 1;
    } else if (char === '"') quoted = !quoted;
    else if (char === ',' && !quoted) cells.push('');
    else cells[last] += char;
  }
  return cells;
}

describe('csvText', () => {
  it.each([
    ['=1+1', "'=1+1"],
    ['+cmd', "'+cmd"],
    ['-cmd', "'-cmd"],
    ['@sum', "'@sum"],
    ['\tx', "'\tx"],
    ['\rx', '"\'\rx"'],
    ['-2+3+cmd', "'-2+3+cmd"],
    ['+1=1', "'+1=1"],
    ['-5', '-5'],
    ['-12.50', '-12.50'],
    ['+919876543210', '+919876543210'],
    ['a,b', '"a,b"'],
    ['a"b', '"a""b"'],
    ['a\nb', '"a\nb"'],
  ])('writes %j as %j [CS-119.g, SH-093.b, SH-093.c]', async (cell, written) => {
    expect(await textOf([cell])).toBe(`\ufeff${written}\r\n`);
  });

  it('writes numbers as numbers and null as an empty cell [CS-119.g]', async () => {
    expect(await textOf([-5, 0.25, null, ''])).toBe('\ufeff-5,0.25,,\r\n');
  });

  it('begins the file with one BOM [CS-119.g]', async () => {
    expect(await textOf(['a'], ['b'])).toBe('\ufeffa\r\nb\r\n');
  });

  it('sends its first line at once and the others in parts of whole lines [XR-011.d]', async () => {
    let asked = 0;
    async function* rows() {
      for (; asked < 2_000; asked += 1) yield [asked, 'Kavya Raghunathan'];
    }
    const parts = csvText(rows());
    expect([(await parts.next()).value, asked]).toEqual(['\ufeff0,Kavya Raghunathan\r\n', 0]);
    const others: string[] = [];
    for await (const part of parts) others.push(part);
    expect(others.length).toBeLessThan(5);
    expect(others.every(part => part.endsWith('\r\n'))).toBe(true);
    expect(others.join('').split('\r\n')).toHaveLength(2_000);
  });

  it('can be read back, and never begins a cell like a formula [XR-011.a]', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(fc.string(), { minLength: 2, maxLength: 5 }), async cells => {
        const read = cellsOf(await textOf(cells));
        expect(read.map((cell, place) => (cell === cells[place] ? cell : cell.slice(1)))).toEqual(cells);
        for (const cell of read)
          expect(/^[=+\-@\t\r]/.test(cell) && !/^[+-]\d+(\.\d+)?$/.test(cell)).toBe(false);
      }),
    );
  });
});
