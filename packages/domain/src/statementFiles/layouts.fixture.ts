import { addDays } from '../calendar/arithmetic';
import { type BusinessDate, businessDate, datePartsOf } from '../calendar/businessDate';
import { monthNames } from '../calendar/format';
import type { PageItem } from './model';

// An invented account, and the ways banks print it.

export type LedgerLine = {
  readonly date: BusinessDate;
  readonly narration: string;
  /** In paise; debits are negative. */
  readonly amount: number;
  readonly balance: number;
};

export const opening = 12_345_67;

const movements: readonly (readonly [number, string, number])[] = [
  [0, 'NEFT ZBNKN11122233344 QUILLBERRY FOODS LLP SALARY MAY-26', 31_250_00],
  [2, 'UPI/KIRANA KART/512345678901/Groceries', -1_250_50],
  [0, 'ATM CASH 4471 NAGPUR', -5_000_00],
  [5, 'ACH/MANGALYA CREDIT/ZZZZ123/EMI', -5_120_00],
  [3, 'UPI/RITVANSHU KHANWELKAR/511111111111/Gift for the house warming party on Sunday', 2_223_00],
  [1, 'POS/BOOKWALA STORES/JAIPUR', -899_25],
  [12, 'CASH DEPOSIT SELF', 12_000_00],
  [4, 'UPI/CHAI TAPRI 47/522222222222/UPI', -101_00],
  [5, 'NEFT ZBNKN55566677788 QUILLBERRY FOODS LLP SALARY JUN-26', 31_250_00],
  [1, 'RENT TRANSFER', -8_000_00],
  [1, 'SMS CHARGES', -17_70],
  [20, 'UPI/JOLLY PETRO/533333333333/Fuel', -2_000_00],
];

/** Twelve rows from 1 May 2026 on. */
export const ledger: readonly LedgerLine[] = (() => {
  let date = businessDate('2026-05-01');
  let balance = opening;
  return movements.map(([days, narration, amount]): LedgerLine => {
    date = addDays(date, days);
    balance += amount;
    return { date, narration, amount, balance };
  });
})();

const indian = new Intl.NumberFormat('en-IN', { minimumFractionDigits: 2 });
const western = new Intl.NumberFormat('en-US', { minimumFractionDigits: 2 });

export const money = {
  plain: (paise: number) => (paise / 100).toFixed(2),
  indian: (paise: number) => indian.format(paise / 100),
  western: (paise: number) => western.format(paise / 100),
  comma: (paise: number) => (paise / 100).toFixed(2).replace('.', ','),
} as const;

const two = (number: number) => String(number).padStart(2, '0');

export const dates = {
  slashes: (date: BusinessDate) => date.split('-').toReversed().join('/'),
  shortYear: (date: BusinessDate) => `${dates.slashes(date).slice(0, 6)}${date.slice(2, 4)}`,
  dots: (date: BusinessDate) => date.split('-').toReversed().join('.'),
  iso: (date: BusinessDate) => date,
  words: (date: BusinessDate) => {
    const { year, month, day } = datePartsOf(date);
    return `${day} ${monthNames[month - 1]?.slice(0, 3) ?? ''} ${year}`;
  },
  capitals: (date: BusinessDate) => {
    const { year, month, day } = datePartsOf(date);
    return `${two(day)}-${monthNames[month - 1]?.slice(0, 3).toUpperCase() ?? ''}-${String(year).slice(2)}`;
  },
  withTime: (date: BusinessDate) => `${dates.slashes(date)} 07:12:33 PM`,
  withoutYear: (date: BusinessDate) => dates.words(date).slice(0, -5),
  monthFirst: (date: BusinessDate) => {
    const { year, month, day } = datePartsOf(date);
    return `${two(month)}/${two(day)}/${year}`;
  },
  devanagari: (date: BusinessDate) =>
    dates.slashes(date).replaceAll(/\d/g, digit => String.fromCodePoint(0x0966 + Number(digit))),
} as const;

/** The rows of a table with one column for each side. */
export function twoColumns(
  heads: readonly string[],
  {
    date = dates.slashes,
    amount = money.plain,
    none = '',
    rows = ledger,
  }: {
    date?: (date: BusinessDate) => string;
    amount?: (paise: number) => string;
    none?: string;
    rows?: readonly LedgerLine[];
  } = {},
): readonly (readonly string[])[] {
  return [
    heads,
    ...rows.map(row => [
      date(row.date),
      row.narration,
      '-',
      row.amount < 0 ? amount(-row.amount) : none,
      row.amount > 0 ? amount(row.amount) : none,
      amount(row.balance),
    ]),
  ];
}

/** A page as a PDF writer sets it: one text for each cell. */
export function pageOf(
  rows: readonly (readonly string[])[],
  columns: readonly { readonly left: number; readonly align?: 'left' | 'right' | 'middle' }[],
  {
    top = 100,
    leading = 10,
    gap = 4,
    wrapAt = 34,
    dateInMiddle = false,
    height = 7,
  }: {
    top?: number;
    leading?: number;
    gap?: number;
    wrapAt?: number;
    dateInMiddle?: boolean;
    height?: number;
  } = {},
): readonly PageItem[] {
  const items: PageItem[] = [];
  let y = top;
  for (const row of rows) {
    const lines = row.map(cell => wrapped(cell, wrapAt));
    const most = Math.max(...lines.map(list => list.length));
    row.forEach((_, column) => {
      const { left, align = 'left' } = columns[column] ?? { left: 0 };
      const list = lines[column] ?? [];
      // A cell of one line stands in the middle of a higher row.
      const down = dateInMiddle && list.length < most ? ((most - list.length) / 2) * leading : 0;
      list.forEach((text, line) => {
        if (text === '') return;
        const width = text.length * height * 0.5;
        const x = align === 'right' ? left - width : align === 'middle' ? left - width / 2 : left;
        items.push({ text, x, y: y + down + line * leading, width, height, angle: 0 });
      });
    });
    y += most * leading + gap;
  }
  return items;
}

function wrapped(text: string, width: number): readonly string[] {
  if (text.length <= width) return [text];
  const lines: string[] = [];
  for (let from = 0; from < text.length; from += width) lines.push(text.slice(from, from + width));
  return lines;
}

/** The page as it is when printed turned by a quarter: its text runs from bottom to top. */
export function turned(items: readonly PageItem[]): readonly PageItem[] {
  return items.map(({ x, y, ...item }) => ({ ...item, x: y, y: 1000 - x, angle: -90 }));
}
