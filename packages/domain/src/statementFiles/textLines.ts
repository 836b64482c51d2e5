import type { PageItem } from './model';

/** A cell: a text with its extent. In a grid the extent is that of the column, one unit wide. */
export type Segment = { readonly text: string; readonly left: number; readonly right: number };

/** A line of a page, or a row of a grid. */
export type TextLine = {
  readonly segments: readonly Segment[];
  readonly page: number;
  /** Of its baseline; the row's number in a grid. */
  readonly y: number;
  /** The size of its letters; null in a grid. */
  readonly height: number | null;
};

type Box = Segment & { readonly y: number; readonly height: number; readonly upright: boolean };

const quarter = (angle: number): number => (((Math.round(angle / 90) * 90) % 360) + 360) % 360;

/** The direction most letters of a page are written in, so that a turned page reads like any other. */
function mainDirection(items: readonly PageItem[]): number {
  const letters = new Map<number, number>();
  for (const { angle, text } of items) {
    letters.set(quarter(angle), (letters.get(quarter(angle)) ?? 0) + text.length);
  }
  return [...letters].sort((a, b) => b[1] - a[1])[0]?.[0] ?? 0;
}

/** Some writers print a whole line as one text with blanks between the columns: it is cut at runs of blanks. */
function pieces(box: Box): readonly Box[] {
  if (!box.upright || !/\S\s{2,}\S/.test(box.text)) return [box];
  const perLetter = (box.right - box.left) / box.text.length;
  return [...box.text.matchAll(/\S+(?:\s\S+)*/g)].map(({ 0: text, index }) => ({
    ...box,
    text,
    left: box.left + index * perLetter,
    right: box.left + (index + text.length) * perLetter,
  }));
}

function boxesOf(items: readonly PageItem[]): readonly Box[] {
  const main = mainDirection(items);
  const [cos, sin] = [Math.cos((main * Math.PI) / 180), Math.sin((main * Math.PI) / 180)];
  return items.flatMap(({ text, x, y, width, height, angle }): readonly Box[] => {
    if (text.trim() === '') return [];
    const [left, base] = [x * cos + y * sin, y * cos - x * sin];
    const own = quarter(angle - main);
    if (own === 0) return pieces({ text, left, right: left + width, y: base, height, upright: true });
    // Written upwards or downwards, as in a narrow head: a box as wide as its letters are high.
    const [top, bottom] = own === 270 ? [base - width, base] : [base, base + width];
    const shifted = own === 270 ? left - height : left;
    return [
      { text, left: shifted, right: shifted + height, y: Math.max(top, bottom), height, upright: false },
    ];
  });
}

/** Lines of text that a page prints upwards stand beside each other: together they are one line of a head. */
function uprightLines(boxes: readonly Box[]): readonly Box[] {
  const turned = boxes.filter(({ upright }) => !upright);
  const foot = Math.max(...turned.map(({ y }) => y));
  return boxes.map(box => (box.upright ? box : { ...box, y: foot }));
}

/** The lines of a page from top to bottom, each from left to right. */
function linesOfPage(items: readonly PageItem[], page: number): readonly TextLine[] {
  const boxes = uprightLines(boxesOf(items)).toSorted((a, b) => a.y - b.y || a.left - b.left);
  const lines: { y: number; height: number; boxes: Box[] }[] = [];
  for (const box of boxes) {
    const line = lines.at(-1);
    if (line && box.y - line.y <= 0.4 * Math.min(line.height, box.height)) line.boxes.push(box);
    else lines.push({ y: box.y, height: box.height, boxes: [box] });
  }
  return lines.map(line => ({
    segments: line.boxes
      .toSorted((a, b) => a.left - b.left)
      .map(({ text, left, right }) => ({ text: text.trim(), left, right })),
    page,
    y: line.y,
    height: line.height,
  }));
}

/** The lines of all pages, in order. */
export function linesOfPages(pages: readonly (readonly PageItem[])[]): readonly TextLine[] {
  return pages.flatMap((items, page) => linesOfPage(items, page));
}

/** The text of a formula by which a bank's download keeps dates and numbers as text: ="01-06-2026". */
const textFormula = /^="(.*)"$/s;

/** The rows of a sheet as lines; empty rows are left out, empty cells have no segment. */
export function linesOfGrid(rows: readonly (readonly string[])[], sheet: number): readonly TextLine[] {
  return rows.flatMap((cells, y): readonly TextLine[] => {
    const segments = cells.flatMap((cell, column) => {
      const text = cell.replace(textFormula, '$1');
      return text.trim() === '' ? [] : [{ text, left: column, right: column + 0.9 }];
    });
    return segments.length === 0 ? [] : [{ segments, page: sheet, y, height: null }];
  });
}

/** The words of a line with the blanks between them as one; cells are apart by a tab. Words of one cell stand
 *  closer than half a letter's height. */
export function phrasesOf({ segments, height }: TextLine): readonly Segment[] {
  if (height === null) return segments;
  const phrases: Segment[] = [];
  for (const segment of segments) {
    const last = phrases.at(-1);
    if (last && segment.left - last.right < 0.45 * height) {
      const blank = segment.left - last.right > 0.08 * height ? ' ' : '';
      phrases[phrases.length - 1] = {
        text: `${last.text}${blank}${segment.text}`,
        left: last.left,
        right: Math.max(last.right, segment.right),
      };
    } else phrases.push(segment);
  }
  return phrases;
}

/** A line as text: its cells apart by tabs. */
export function textOfLine(line: TextLine): string {
  return phrasesOf(line)
    .map(({ text }) => text)
    .join('\t');
}
