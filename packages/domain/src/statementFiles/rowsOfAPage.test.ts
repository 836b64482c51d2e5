import { describe, expect, it } from 'vitest';
import { narrations, page, type PageLine } from './tableLines.fixture';

describe('the rows of a page [XR-160.b]', () => {
  it.each<readonly [what: string, read: readonly string[], lines: readonly PageLine[]]>([
    [
      'are the blocks that larger gaps separate, wherever their date stands',
      ['above A below', 'B', 'above C below'],
      [
        [0, '|above|'],
        [10, '01/06/2026|A|5.00|95.00'],
        [10, '|below|'],
        [14, '02/06/2026|B|1.00|94.00'],
        [14, '|above|'],
        [10, '03/06/2026|C|1.00|93.00'],
        [10, '|below|'],
      ],
    ],
    [
      'leave a note in a block out',
      ['A', 'B below'],
      [
        [0, '01/06/2026|A|5.00|95.00'],
        [10, '|Page 1|'],
        [14, '02/06/2026|B|1.00|94.00'],
        [10, '|below|'],
      ],
    ],
    [
      'keep an amount without a date apart',
      ['A more', '(B)', 'C more'],
      [
        [0, '01/06/2026|A|5.00|95.00'],
        [10, '|more|'],
        [14, '|B|1.00|94.00'],
        [14, '02/06/2026|C|1.00|93.00'],
        [10, '|more|'],
      ],
    ],
    [
      'go down from their date where the gaps are even',
      ['A more', 'B more again'],
      [
        [0, '01/06/2026|A|5.00|95.00'],
        [10, '|more|'],
        [10, '02/06/2026|B|1.00|94.00'],
        [10, '|more|'],
        [10, '|again|'],
      ],
    ],
    [
      'are cut at the smallest gaps that leave the fewest texts over',
      ['above A below longer than the rest', 'above B below'],
      [
        [0, '|above|'],
        [10, '01/06/2026|A|5.00|'],
        [12, '|below longer than the rest|'],
        [20, '|above|'],
        [10, '02/06/2026|B|1.00|'],
        [12, '|below|'],
      ],
    ],
    [
      'keep an amount apart though a larger gap comes first',
      ['A', '(B)', 'C more'],
      [
        [0, '01/06/2026|A|5.00|'],
        [14, '|B|1.00|'],
        [20, '02/06/2026|C|1.00|'],
        [10, '|more|'],
      ],
    ],
    [
      'know the distance of two lines by the small ones',
      ['A', 'B more', 'C'],
      [
        [0, '01/06/2026|A|5.00|'],
        [30, '02/06/2026|B|1.00|'],
        [10, '|more|'],
        [10, '03/06/2026|C|1.00|'],
        [17, '|foot|'],
      ],
    ],
  ])('%s', (_, read, lines) => {
    expect(narrations(page(...lines))).toEqual(read);
  });

  it('take the nearest text where the gaps are even and text stands above the first date', () => {
    const even = (...rows: readonly string[]) =>
      page(...rows.map((row, index) => [index === 0 ? 0 : 10, row] as const));
    const rows = [
      '|a1|',
      '01/06/2026|a2|5.00|',
      '|a3 longer than the rest|',
      '|b1|',
      '02/06/2026|b2|1.00|',
      '|b3|',
      '|c1|',
      '03/06/2026|c2|1.00|',
      '|c3|',
    ];
    expect(narrations(even(...rows))).toEqual(['a1 a2 a3 longer than the rest', 'b1 b2 b3', 'c1 c2 c3']);
    // One line between two dates stands at the middle, and belongs to the row above it.
    const one = ['|a1|', '01/06/2026|a2|5.00|', '|a3 longer than the rest|', '02/06/2026|b2|1.00|', '|b3|'];
    expect(narrations(even(...one))).toEqual(['a1 a2 a3 longer than the rest', 'b2 b3']);
    // An amount without a date is a row of its own there, too.
    const money = [
      '|a1|',
      '01/06/2026|a2|5.00|',
      '|x|1.00|',
      '02/06/2026|b2|1.00|',
      '|b3 longer than the rest|',
    ];
    expect(narrations(even(...money))).toEqual(['a1 a2', '(x)', 'b2 b3 longer than the rest']);
  });

  it('leave text above the first date out where it stands further off than a line', () => {
    const rows = (gap: number) =>
      page(
        [0, '|above|'],
        [gap, '01/06/2026|A|5.00|'],
        [10, '|more|'],
        [10, '02/06/2026|B|1.00|'],
        [10, '|more|'],
        [10, '03/06/2026|C|1.00|'],
        [10, '|longer than the rest|'],
      );
    expect(narrations(rows(12))[0]).toBe('above A more');
    expect(narrations(rows(12.1))[0]).toBe('A more');
  });

  it('go by the gaps where one text in four at most stands outside of their blocks', () => {
    const block = (date: string) =>
      [
        [14, `|${date[0]} above|`],
        [10, `0${date[0]}/06/2026|B|1.00|`],
        [10, '|below|'],
      ] as const;
    const texts = (foot: number) =>
      narrations(
        page(
          ...block('1'),
          ...block('2'),
          ...Array.from({ length: foot }, () => [14, '|longer than the rest|'] as const),
        ),
      );
    expect(texts(1)).toEqual(['1 above B below', '2 above B below']);
    // Of six texts two: the text below a date belongs to it instead.
    expect(texts(2)[1]).not.toBe('2 above B below');
  });

  it('take text at the head of a page for the date below it', () => {
    const rows = [
      '|a1|',
      '01/06/2026|a2|5.00|',
      '|a3 longer than the rest|',
      '|b1|',
      '02/06/2026|b2|1.00|',
      '|b3|',
    ];
    const second = rows.map((row, index) => [index === 0 ? -40 : 10, row.replace('06', '07'), 1] as const);
    const lines = page(...rows.map((row, index) => [index === 0 ? 0 : 10, row] as const), ...second);
    expect(narrations(lines)).toEqual([
      'a1 a2 a3 longer than the rest',
      'b1 b2 b3',
      'a1 a2 a3 longer than the rest',
      'b1 b2 b3',
    ]);
  });

  it('end at the foot of a page', () => {
    const even = [
      [0, '01/06/2026|A|5.00|95.00'],
      [10, '|more|'],
      [10, '02/06/2026|B|1.00|94.00'],
      [10, '|more|'],
    ] as const;
    expect(narrations(page(...even, [16, '|last|']))).toEqual(['A more', 'B more last']);
    expect(narrations(page(...even, [17, '|last|']))).toEqual(['A more', 'B more']);
    expect(narrations(page(...even, [17, '|last|'], [10, '|last|']))).toEqual(['A more', 'B more']);
  });

  it('do not go over to the next page', () => {
    const lines = page(
      [0, '01/06/2026|A|5.00|95.00'],
      [10, '|more|'],
      [10, '02/06/2026|B|1.00|94.00'],
      [10, '|head|', 1],
      [10, '03/06/2026|C|1.00|93.00', 1],
    );
    expect(narrations(lines)[1]).toBe('B');
  });
});
