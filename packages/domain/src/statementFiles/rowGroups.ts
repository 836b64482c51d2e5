import { readAmount } from './amountCell';
import { type DateOrder, readDate } from './dateCell';
import { isOpening, isSum } from './fileFacts';
import type { TableLine } from './findTables';
import { largest } from './largest';

/** A row of a statement: one line, or several where its narration is wrapped. */
export type TableRow = { readonly cells: readonly string[]; readonly dated: boolean };

/** Which columns the grouping looks at. */
export type GroupColumns = {
  readonly date: number;
  /** Of the numbers of its dates. */
  readonly order: DateOrder;
  readonly money: readonly number[];
  readonly text: readonly number[];
};

/** A leap year, for dates printed without theirs. */
const anyYear = 2024;

type Kind = 'dated' | 'money' | 'text' | 'other';

const at = (cells: readonly string[], column: number): string => cells[column] ?? '';
const notes =
  /^(?:page\b|\*|this is a|computer generated|system generated|legends?\b|note\b|disclaimer|registered office|end of statement|\+{2,}|-{3,}|statement (?:generated|summary)|generated (?:on|by))/i;
const isNote = (text: string) => notes.test(text) || isSum(text) || isOpening(text);

function kindOf({ cells }: TableLine, { date, order, money, text }: GroupColumns): Kind {
  if (readDate(at(cells, date), order, anyYear) !== null) return 'dated';
  if (money.some(column => readAmount(at(cells, column)) !== null)) return 'money';
  const words = text
    .map(column => at(cells, column))
    .join(' ')
    .trim();
  const elsewhere = at(cells, date) !== '' || money.some(column => /\p{L}{3,}/u.test(at(cells, column)));
  return words !== '' && !elsewhere && !isNote(words) ? 'text' : 'other';
}

/** The usual distance between two lines of one cell: the smallest that occurs often. */
function leadingOf(lines: readonly TableLine[]): number {
  const gaps = lines
    .flatMap((line, index) => {
      const above = lines[index - 1];
      return above && above.page === line.page ? [line.y - above.y] : [];
    })
    .toSorted((a, b) => a - b);
  return gaps[Math.floor(gaps.length / 10)] ?? 0;
}

const gapAbove = (lines: readonly TableLine[], index: number): number => {
  const [above, line] = [lines[index - 1], lines[index]];
  return above && line && above.page === line.page ? line.y - above.y : Number.POSITIVE_INFINITY;
};

type Blocks = { readonly owners: readonly number[]; readonly orphans: number };

/** The lines cut into blocks at every gap larger than one, each block owned by its one dated line.
 *  @returns null where a block has several */
function blocksAt(lines: readonly TableLine[], kinds: readonly Kind[], mostGap: number): Blocks | null {
  const owners = lines.map(() => -1);
  let orphans = 0;
  for (let from = 0; from < lines.length; ) {
    let to = from + 1;
    while (to < lines.length && gapAbove(lines, to) <= mostGap) to += 1;
    const block = kinds.slice(from, to);
    const dated = block.flatMap((kind, index) => (kind === 'dated' ? [from + index] : []));
    const [only] = dated;
    if (dated.length > 1) return null;
    if (only === undefined) orphans += block.filter(kind => kind === 'text').length;
    else for (let line = from; line < to; line += 1) owners[line] = kinds[line] === 'other' ? -1 : only;
    from = to;
  }
  return { owners, orphans };
}

/** The blocks that larger gaps separate: where every block has one dated line, it is the row, wherever in the
 *  block its date is printed. Null where gaps do not separate rows. */
function blocksOf(lines: readonly TableLine[], kinds: readonly Kind[]): readonly number[] | null {
  const gaps = lines.map((_, index) => gapAbove(lines, index)).filter(Number.isFinite);
  const distinct = [...new Set(gaps.map(gap => Math.ceil(gap * 2) / 2))]
    .toSorted((a, b) => a - b)
    .slice(0, 12);
  let best: Blocks | null = null;
  for (const gap of distinct) {
    const blocks = blocksAt(lines, kinds, gap);
    if (blocks && (!best || blocks.orphans < best.orphans)) best = blocks;
  }
  const texts = kinds.filter(kind => kind === 'text').length;
  return best && best.orphans * 4 <= texts ? best.owners : null;
}

/** The dated line each line of text belongs to: the one before it; the nearest one where text stands above the
 *  first date, because then dates are printed in the middle of their cells. */
function ownersOf(lines: readonly TableLine[], kinds: readonly Kind[]): readonly number[] {
  const dated = kinds.flatMap((kind, index) => (kind === 'dated' ? [index] : []));
  const grid = lines[0]?.height === null;
  const leading = grid ? 0 : leadingOf(lines);
  if (!grid) {
    const blocks = blocksOf(lines, kinds);
    if (blocks) return blocks;
  }
  const [first = 0] = dated;
  const middle = !grid && kinds.slice(0, first).includes('text') && gapAbove(lines, first) <= leading * 1.2;
  const yOf = (index: number) => (lines[index]?.page ?? 0) * 1e6 + (lines[index]?.y ?? 0);
  let last = -1;
  let open = false;
  let next = 0;
  return kinds.map((kind, index) => {
    if (kind === 'dated') {
      [last, open, next] = [index, true, next + 1];
      return index;
    }
    const following = dated[next] ?? -1;
    if (kind === 'text' && middle && following >= 0) {
      const near = last < 0 || yOf(following) - yOf(index) < yOf(index) - yOf(last);
      if (near) return following;
    }
    // What stands far below the last line of a row is a note at the foot of the page.
    const near = grid || gapAbove(lines, index) <= leading * 1.6;
    if (kind === 'other' || !near) open = false;
    return kind === 'text' && open ? last : -1;
  });
}

/** Whether the narrations of a table are cut at a fixed width, in the middle of a word, rather than between words. */
function isCutAnywhere(full: readonly boolean[]): boolean {
  return full.filter(Boolean).length >= full.length * 0.8;
}

/** A blank at the end of a line is lost in print: a line that begins with a word the engine looks for keeps it
 *  apart from the letters before it. */
const ownWord =
  /^(?:SAL(?:ARY)?|RTN|RETURN(?:ED)?|REJECT(?:ED)?|REV(?:ERSAL)?|CHR?GS?|CHARGES?|INT(?:EREST)?|EMI|ECS|N?ACH|CASH|PVT|LTD|LLP|FUNDS)(?![A-Z])/;

/** Whether the text of a line reaches the end of its column, as the widest line of the table does. */
function fullIn(lines: readonly TableLine[]) {
  const widest = (lines[0]?.cells ?? []).map((_, column) =>
    largest(lines.map(({ ends }) => ends[column] ?? 0)),
  );
  return ({ ends, height }: TableLine, column: number): boolean =>
    (widest[column] ?? 0) - (ends[column] ?? 0) < 0.75 * (height ?? 0);
}

/** The lengths at which the lines inside the cells of a grid break: one length says they are cut anywhere. */
function unwrap(cells: readonly string[]): (cell: string) => string {
  const broken = cells.flatMap(cell => cell.split(/\r?\n/).slice(0, -1)).map(line => line.length);
  const most = largest(broken);
  const cut = isCutAnywhere(broken.map(length => length >= most - 1)) && most >= 12;
  return cell => cell.replaceAll(/\r?\n/g, cut ? '' : ' ');
}

/** Groups the lines of a table into rows. Rows without a date of their own stay: a bank may print the date only
 *  on the first row of a day.
 *  @returns in the order of the file; lines that belong to no row, such as notes, are left out */
export function groupRows(lines: readonly TableLine[], columns: GroupColumns): readonly TableRow[] {
  const kinds = lines.map(line => kindOf(line, columns));
  const owners = ownersOf(lines, kinds);
  const isFull = fullIn(lines);
  const members = new Map<number, TableLine[]>();
  lines.forEach((line, index) => {
    const kind = kinds[index];
    const owner = owners[index] ?? -1;
    const own = owner >= 0 ? owner : kind === 'money' ? index : -1;
    if (own < 0) return;
    const known = members.get(own);
    if (known) known.push(line);
    else members.set(own, [line]);
  });
  const narration = columns.text[0] ?? 0;
  const cut = isCutAnywhere(
    [...members.values()].flatMap(list =>
      list
        .slice(0, -1)
        .filter(line => at(line.cells, narration) !== '')
        .map(line => isFull(line, narration)),
    ),
  );
  const straight = unwrap(lines.map(({ cells }) => at(cells, narration)));
  return [...members]
    .toSorted(([a], [b]) => a - b)
    .map(([owner, list]) => {
      const cells = (lines[owner]?.cells ?? []).map((_, column) => {
        let text = '';
        let full = false;
        for (const line of list) {
          const next = at(line.cells, column);
          if (next === '') continue;
          const glued = text === '' || (cut && full && !ownWord.test(next));
          text = `${text}${glued ? '' : ' '}${next}`;
          full = isFull(line, column);
        }
        return columns.text.includes(column) ? straight(text) : text;
      });
      return { cells, dated: kinds[owner] === 'dated' };
    });
}
