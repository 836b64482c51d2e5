import { describe, expect, it } from 'vitest';
import type { PageItem } from './model';
import { linesOfGrid, linesOfPages, phrasesOf, textOfLine } from './textLines';

const item = (text: string, x: number, y: number, rest: Partial<PageItem> = {}): PageItem => ({
  text,
  x,
  y,
  width: text.length * 5,
  height: 10,
  angle: 0,
  ...rest,
});
const round = (value: number) => Math.round(value * 100) / 100;
/** Lines as [y, [text, left, right]…]. */
const shape = (...pages: (readonly PageItem[])[]) =>
  linesOfPages(pages).map(({ y, segments }) => [
    round(y),
    ...segments.map(({ text, left, right }) => [text, round(left), round(right)]),
  ]);

describe('the lines of a page [XR-160.b]', () => {
  it('stand from top to bottom and from left to right, whatever the order of its texts', () => {
    const items = [item('B2', 60, 30), item('A2', 10, 30), item('B1', 60, 10), item('A1', 10, 10)];
    expect(shape(items)).toEqual([
      [10, ['A1', 10, 20], ['B1', 60, 70]],
      [30, ['A2', 10, 20], ['B2', 60, 70]],
    ]);
  });

  it('have their page, and the height of their first text', () => {
    expect(linesOfPages([[item('A', 0, 10, { height: 8 })], [], [item('B', 0, 5)]])).toEqual([
      { page: 0, y: 10, height: 8, segments: [{ text: 'A', left: 0, right: 5 }] },
      { page: 2, y: 5, height: 10, segments: [{ text: 'B', left: 0, right: 5 }] },
    ]);
  });

  it('take texts whose baselines differ by up to four tenths of the smaller height', () => {
    expect(shape([item('A', 0, 10), item('B', 50, 14)])).toHaveLength(1);
    expect(shape([item('A', 0, 10), item('B', 50, 14.1)])).toHaveLength(2);
    expect(shape([item('A', 0, 10), item('B', 50, 12, { height: 5 })])).toHaveLength(1);
    expect(shape([item('A', 0, 10), item('B', 50, 12.1, { height: 5 })])).toHaveLength(2);
    expect(shape([item('A', 0, 10, { height: 5 }), item('B', 50, 12.1)])).toHaveLength(2);
    // The line stays at its first baseline.
    expect(shape([item('A', 0, 10), item('B', 50, 13), item('C', 90, 16)])).toHaveLength(2);
  });

  it('have no blank texts and no blanks around a text', () => {
    expect(shape([item('  ', 0, 10), item('A ', 10, 10)])).toEqual([[10, ['A', 10, 20]]]);
  });

  it('cut a text at two blanks and more, where its letters stand', () => {
    expect(shape([item('Ab  cd e   f', 100, 10)])).toEqual([
      [10, ['Ab', 100, 110], ['cd e', 120, 140], ['f', 155, 160]],
    ]);
    expect(shape([item('  Ab cd', 100, 10)])).toEqual([[10, ['Ab cd', 100, 135]]]);
    expect(shape([item('Ab  cd', 100, 10, { width: 60 })])).toEqual([
      [10, ['Ab', 100, 120], ['cd', 140, 160]],
    ]);
  });

  it.each([
    [90, 100, 'down'],
    [-90, -100, 'up'],
    [270, -100, 'up'],
    [180, 100, 'upside down'],
  ])('of a page turned by %i degrees read like any other', angle => {
    const radians = (angle * Math.PI) / 180;
    const [cos, sin] = [Math.cos(radians), Math.sin(radians)];
    const turn = ({ x, y, ...rest }: PageItem): PageItem => ({
      ...rest,
      x: x * cos - y * sin,
      y: x * sin + y * cos,
      angle,
    });
    const items = [item('A1', 10, 10), item('B1', 60, 10), item('A2', 10, 30)];
    expect(shape(items.map(turn))).toEqual(shape(items));
  });

  it('follow the direction of most letters, and of a quarter', () => {
    const tilted = [item('Long text', 10, 10, { angle: 3 }), item('ab', 80, 10, { angle: -2 })];
    expect(shape(tilted)).toEqual([[10, ['Long text', 10, 55], ['ab', 80, 90]]]);
    const mixed = [
      item('aa', 10, 50, { angle: 90 }),
      item('bb', 20, 50, { angle: 90 }),
      item('ccccc', 10, 20),
    ];
    expect(shape(mixed)[0]).toEqual([20, ['ccccc', 10, 35]]);
  });

  it('hold texts printed upwards side by side in one line, as wide as their letters are high', () => {
    const long = item('A long line of text', 0, 100);
    const up = [item('Debit', 50, 60, { angle: -90 }), item('Cr', 80, 50, { angle: -90 })];
    expect(shape([long, ...up])).toEqual([
      [60, ['Debit', 40, 50], ['Cr', 70, 80]],
      [100, ['A long line of text', 0, 95]],
    ]);
  });

  it('hold texts printed downwards at their end', () => {
    const long = item('A long line of text', 0, 100);
    const down = [item('Debit', 50, 20, { angle: 90 }), item('Cr', 80, 20, { angle: 90 })];
    expect(shape([long, ...down])).toEqual([
      [45, ['Debit', 50, 60], ['Cr', 80, 90]],
      [100, ['A long line of text', 0, 95]],
    ]);
  });

  it('do not cut a text printed upwards', () => {
    const long = item('A long line of text', 0, 100);
    expect(shape([long, item('A  b', 50, 60, { angle: -90 })])[0]).toEqual([60, ['A  b', 40, 50]]);
  });
});

describe('the rows of a grid [XR-160.b]', () => {
  it('are lines whose cells are one unit wide; empty ones are left out', () => {
    expect(
      linesOfGrid(
        [
          ['', ' '],
          ['A', '', 'b c'],
        ],
        2,
      ),
    ).toEqual([
      {
        page: 2,
        y: 1,
        height: null,
        segments: [
          { text: 'A', left: 0, right: 0.9 },
          { text: 'b c', left: 2, right: 2.9 },
        ],
      },
    ]);
  });

  it('have the text of a formula that only keeps a text from becoming a number', () => {
    const [line] = linesOfGrid([['="01-06-2026"', '="1,234.00"', '="', '=A1', 'a="b"', '="a\nb"']], 0);
    expect(line?.segments.map(({ text }) => text)).toEqual([
      '01-06-2026',
      '1,234.00',
      '="',
      '=A1',
      'a="b"',
      'a\nb',
    ]);
    expect(linesOfGrid([['=""']], 0)).toEqual([]);
  });
});

describe('the phrases of a line [XR-160.b]', () => {
  const line = (height: number | null, ...segments: readonly (readonly [string, number, number])[]) => ({
    segments: segments.map(([text, left, right]) => ({ text, left, right })),
    page: 0,
    y: 0,
    height,
  });

  it('are words closer than 0.45 of a height, with a blank between them beyond 0.08', () => {
    expect(phrasesOf(line(10, ['A', 0, 5], ['b', 9.4, 14]))).toEqual([{ text: 'A b', left: 0, right: 14 }]);
    expect(phrasesOf(line(10, ['A', 0, 5], ['b', 9.5, 14]))).toHaveLength(2);
    expect(phrasesOf(line(10, ['A', 0, 5], ['b', 5.8, 14]))[0]?.text).toBe('Ab');
    expect(phrasesOf(line(10, ['A', 0, 5], ['b', 5.9, 14]))[0]?.text).toBe('A b');
  });

  it('reach to the rightmost of their words', () => {
    expect(phrasesOf(line(10, ['Along', 0, 30], ['b', 20, 25], ['c', 31, 35]))).toEqual([
      { text: 'Alongb c', left: 0, right: 35 },
    ]);
  });

  it('are the cells of a grid as they are', () => {
    expect(textOfLine(line(null, ['A', 0, 0.9], ['b', 1, 1.9]))).toBe('A\tb');
    expect(textOfLine(line(10, ['A', 0, 5], ['b', 9, 14], ['c', 40, 45]))).toBe('A b\tc');
  });
});
