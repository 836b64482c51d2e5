import { describe, expect, it } from 'vitest';
import { narrations, page } from './tableLines.fixture';

describe('the wrapped narrations of a page [XR-160.b]', () => {
  const wide = 'UPI/RITVANSHU/51234';
  const block = (first: string, second: string) => [
    [14, `01/06/2026|${first}|5.00|95.00`] as const,
    [10, `|${second}|`] as const,
  ];

  it('are glued where all but the last line reach the end of the column', () => {
    expect(narrations(page(...block(wide, '5678901'), ...block(wide, 'ab')))).toEqual([
      `${wide}5678901`,
      `${wide}ab`,
    ]);
  });

  it('are glued at a line that is full, where four of five are', () => {
    const short = wide.slice(0, 10);
    const rows = (full: number, others: number) => [
      ...Array.from({ length: full }, () => block(wide, 'ab')).flat(),
      ...Array.from({ length: others }, () => block(short, 'ab')).flat(),
    ];
    expect(narrations(page(...rows(4, 1)))).toEqual([
      ...Array.from({ length: 4 }, () => `${wide}ab`),
      `${short} ab`,
    ]);
    expect(narrations(page(...rows(3, 1)))[0]).toBe(`${wide} ab`);
  });

  it('reach the end of the column within three quarters of a height', () => {
    // One letter is four wide, the height eight: one letter short is full, two are not.
    const lines = (short: number) => page(...block(wide, 'ab'), ...block(wide.slice(short), 'ab'));
    expect(narrations(lines(1))[1]).toBe(`${wide.slice(1)}ab`);
    expect(narrations(lines(2))[1]).toBe(`${wide.slice(2)} ab`);
  });

  it.each([
    'SALARY',
    'SAL',
    'SAL/MAY',
    'RTN',
    'RETURN',
    'RETURNED',
    'REJECT',
    'REJECTED',
    'REV',
    'REVERSAL',
    'CHGS',
    'CHG',
    'CHRGS',
    'CHRG',
    'CHARGE',
    'CHARGES',
    'INT',
    'INTEREST',
    'EMI',
    'ECS',
    'NACH',
    'ACH',
    'CASH',
    'PVT',
    'LTD',
    'LLP',
    'FUNDS',
  ])('keep the blank before the word %s', word => {
    expect(narrations(page(...block(wide, word), ...block(wide, 'ab')))[0]).toBe(`${wide} ${word}`);
  });
  it.each(['SALE', 'RTNS', 'REVS', 'INTO', 'EMIS', 'CASHEW', 'XSAL', 'sal', 'CHGSX', 'SALARYX'])(
    'glue %s',
    word => {
      expect(narrations(page(...block(wide, word), ...block(wide, 'ab')))[0]).toBe(`${wide}${word}`);
    },
  );
});
