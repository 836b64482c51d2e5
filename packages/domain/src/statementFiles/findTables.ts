import { memoizeByObject } from '../compare/memoizeByObject';
import { looksLikeMoney, readAmount } from './amountCell';
import { isDate } from './dateCell';
import { type ColumnRole, headScore, roleOfHead } from './headWords';
import { largest } from './largest';
import { phrasesOf, type Segment, textOfLine, type TextLine } from './textLines';

/** A line cut at the columns of its table. */
export type TableLine = {
  /** One for each column; '' where the line has nothing in it. */
  readonly cells: readonly string[];
  /** Where the text of each column ends on the page; null in a grid and where it has none. */
  readonly ends: readonly (number | null)[];
  readonly page: number;
  readonly y: number;
  readonly height: number | null;
};

/** A table under one head. */
export type FoundTable = {
  /** The words of the head; '' for a column without any. */
  readonly heads: readonly string[];
  readonly roles: readonly (ColumnRole | null)[];
  readonly lines: readonly TableLine[];
  /** The lines above it, down from the last dated row of the table before, as text. */
  readonly before: readonly string[];
};

type Head = { readonly columns: readonly Segment[]; readonly score: number; readonly lines: number };

const mostHeadLines = 4;
const isData = ({ text }: Segment): boolean => isDate(text) || looksLikeMoney(text);
/** Asked of each line several times. */
const hasData = memoizeByObject((line: TextLine): boolean => line.segments.some(isData));
const overlaps = (a: Segment, b: Segment): boolean => a.left < b.right && b.left < a.right;
const joined = (a: string, b: string): string => `${a} ${b}`.trim();

/** Joins the lines of a head column by column: the line with most cells gives the columns, the others add their
 *  words to those above or below them. */
function columnsOfHead(lines: readonly TextLine[]): readonly Segment[] {
  const rows = lines.map(phrasesOf);
  const base = rows.toSorted((a, b) => b.length - a.length)[0] ?? [];
  const columns = base.map(({ left, right }) => ({ left, right, text: '' }));
  for (const row of rows) {
    for (const cell of row) {
      const under = columns.filter(column => overlaps(column, cell));
      for (const column of under) {
        column.text = joined(column.text, cell.text);
        if (under.length > 1) continue;
        column.left = Math.min(column.left, cell.left);
        column.right = Math.max(column.right, cell.right);
      }
      if (under.length === 0) columns.push({ ...cell });
    }
  }
  return columns.toSorted((a, b) => a.left - b.left);
}

/** Whether a line follows another closely enough to belong to the same head. */
function isNear(above: TextLine | undefined, line: TextLine | undefined, mostGap: number): boolean {
  if (!above || !line || above.page !== line.page) return false;
  return line.height === null || line.y - above.y <= mostGap * line.height;
}

function headOf(lines: readonly TextLine[], from: number, length: number): Head | null {
  const block = lines.slice(from, from + length);
  if (block.length < length || block.some(hasData)) return null;
  if (block.some((line, index) => index > 0 && !isNear(block[index - 1], line, 2.4))) return null;
  const columns = columnsOfHead(block);
  const score = headScore(columns.map(({ text }) => roleOfHead(text)));
  return score === 0 ? null : { columns, score, lines: length };
}

/** The head that begins at a line. Of several possible ones the shortest that says as much. */
function findHead(lines: readonly TextLine[], at: number): Head | null {
  for (let length = 1; length <= mostHeadLines; length += 1) {
    const line = lines[at + length - 1];
    if (!line || hasData(line)) return null;
    const head = headOf(lines, at, length);
    if (!head) continue;
    for (let later = 1; later < length; later += 1) {
      const shorter = headOf(lines, at + later, length - later);
      if (shorter && shorter.score >= head.score) return null;
    }
    return extended(lines, at, head);
  }
  return null;
}

/** A head with the words printed close below it, as in 'Withdrawal (Dr)/' above 'Deposit (Cr)'. */
function extended(lines: readonly TextLine[], at: number, head: Head): Head {
  const next = lines[at + head.lines];
  if (head.lines === mostHeadLines || !next || next.height === null) return head;
  if (!isNear(lines[at + head.lines - 1], next, 1.45)) return head;
  if (!phrasesOf(next).every(cell => head.columns.some(column => overlaps(column, cell)))) return head;
  const longer = headOf(lines, at, head.lines + 1);
  return longer && longer.score >= head.score ? extended(lines, at, longer) : head;
}

/** Where one column ends and the next begins: in the widest gap that the fewest dated lines cross, between the
 *  middles of their heads. */
function bordersOf(columns: readonly Segment[], lines: readonly TextLine[]): readonly number[] {
  const dated = lines.filter(line => line.segments.slice(0, 3).some(({ text }) => isDate(text)));
  const all = [...dated.flatMap(({ segments }) => segments), ...columns, ...columns];
  const from = Math.floor(all.reduce((least, { left }) => Math.min(least, left), Number.POSITIVE_INFINITY));
  const covered = new Map<number, number>();
  for (const { left, right } of all) {
    for (let x = Math.floor(left - from); x < right - from; x += 1) covered.set(x, (covered.get(x) ?? 0) + 1);
  }
  return columns.slice(1).map((column, index) => {
    const before = columns[index] ?? column;
    const first = Math.ceil((before.left + before.right) / 2 - from);
    const last = Math.max(first, Math.floor((column.left + column.right) / 2 - from));
    let best = { crossed: Number.POSITIVE_INFINITY, from: first, to: last };
    for (let x = first; x <= last; x += 1) {
      const crossed = covered.get(x) ?? 0;
      const start = x;
      while (x < last && (covered.get(x + 1) ?? 0) === crossed) x += 1;
      const wider = crossed === best.crossed && x - start > best.to - best.from;
      if (crossed < best.crossed || wider) best = { crossed, from: start, to: x };
    }
    return (best.from + best.to + 1) / 2 + from;
  });
}

function cutPageLine(line: TextLine, borders: readonly number[]): TableLine {
  const cells = Array.from({ length: borders.length + 1 }, () => '');
  const ends = cells.map((): number | null => null);
  for (const { text, left, right } of line.segments) {
    // Amounts stand at the right of their column, text at the left.
    const anchor = readAmount(text) === null ? left + 0.2 * (line.height ?? 0) : (left + right) / 2;
    const column = borders.filter(border => border <= anchor).length;
    const gap = left - (ends[column] ?? left);
    const blank = cells[column] === '' || gap < 0.08 * (line.height ?? 0) ? '' : ' ';
    cells[column] = `${cells[column]}${blank}${text}`;
    ends[column] = right;
  }
  return { cells, ends, page: line.page, y: line.y, height: line.height };
}

function cutGridLine(line: TextLine, width: number): TableLine {
  const cells = Array.from({ length: width }, () => '');
  for (const { text, left } of line.segments) cells[left] = text;
  return { cells, ends: cells.map(() => null), page: line.page, y: line.y, height: null };
}

type Section = { head: Head | null; before: readonly string[]; lines: TextLine[] };

/** The lines cut at every head; the lines above the first head are a section without one. */
function sectionsOf(lines: readonly TextLine[]): readonly Section[] {
  const sections: Section[] = [{ head: null, before: [], lines: [] }];
  for (let at = 0; at < lines.length; at += 1) {
    const head = findHead(lines, at);
    const section = sections.at(-1);
    const line = lines[at];
    if (head && section) {
      const last = section.lines.findLastIndex(one => one.segments.some(({ text }) => isDate(text)));
      const start = section.head === null ? 0 : last + 1;
      sections.push({ head, before: section.lines.slice(start).map(textOfLine), lines: [] });
      at += head.lines - 1;
    } else if (line) section?.lines.push(line);
  }
  return sections;
}

/** The columns of a page without a head that can be read: the places where its amounts end and its texts begin. */
function columnsWithoutHead(lines: readonly TextLine[]): readonly Segment[] {
  const dated = lines.filter(({ segments }) => segments.some(({ text }) => isDate(text)));
  const [first] = dated.toSorted((a, b) => b.segments.length - a.segments.length);
  if (!first) return [];
  const money = dated.flatMap(({ segments }) => segments.filter(({ text }) => looksLikeMoney(text)));
  const height = first.height ?? 1;
  const ends: Segment[] = [];
  for (const cell of money) {
    const known = ends.findIndex(end => Math.abs(end.right - cell.right) < height);
    const same = ends[known];
    if (!same) ends.push({ ...cell, text: '' });
    else ends[known] = { ...same, left: Math.min(same.left, cell.left) };
  }
  const texts = first.segments
    .filter(cell => !looksLikeMoney(cell.text))
    .map(cell => ({ ...cell, text: '' }));
  return [...texts, ...ends].toSorted((a, b) => a.left - b.left);
}

/** The tables of a file: the lines under each head that names a date, a balance and what moved. Without any such
 *  head the whole file is one table whose columns have no names.
 *  @param lines  of all pages, or of one sheet */
export function findTables(lines: readonly TextLine[]): readonly FoundTable[] {
  const grid = lines[0]?.height === null;
  const width = largest(lines.map(({ segments }) => (segments.at(-1)?.left ?? -1) + 1));
  const sections = sectionsOf(lines);
  const headed = sections.filter(({ head }) => head !== null);
  const used = headed.length > 0 ? headed : sections;
  return used.map(({ head, before, lines: inside }): FoundTable => {
    const columns = head?.columns ?? (grid ? [] : columnsWithoutHead(inside));
    if (grid) {
      const heads = Array.from(
        { length: width },
        (_, at) => columns.find(({ left }) => left === at)?.text ?? '',
      );
      return {
        heads,
        roles: heads.map(roleOfHead),
        lines: inside.map(line => cutGridLine(line, width)),
        before,
      };
    }
    const borders = bordersOf(columns, inside);
    return {
      heads: columns.map(({ text }) => text),
      roles: columns.map(({ text }) => roleOfHead(text)),
      lines: columns.length === 0 ? [] : inside.map(line => cutPageLine(line, borders)),
      before,
    };
  });
}
