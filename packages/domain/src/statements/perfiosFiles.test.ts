import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { mutated, mutationKinds } from '../../testing/mutation';
import { addDays, monthOf } from '../calendar/arithmetic';
import { type BusinessDate, businessDate } from '../calendar/businessDate';
import { monthNames } from '../calendar/format';
import { sectionOf } from '../loose/section';
import { perfiosSections } from './perfiosSections';
import { perfiosReportSchema, processedPerfiosSchema, salaryTransactionsSchema } from './schema';
import { statementView, type StatementAccount } from './statementView';

// Generates a statement model, writes it in the provider's layouts, and expects the tab to show the same model.

type Row = {
  readonly date: BusinessDate;
  readonly amount: number;
  readonly balance: number;
  narration: string;
};
type Truth = {
  readonly no: string;
  readonly rows: readonly Row[];
  readonly days: readonly { readonly date: BusinessDate; readonly balance: number }[];
};

const narration = fc.constantFrom(
  'UPI-KIRANA KART-PAYMENT',
  'NEFT CR-ZBNK0001234-QUILLBERRY FOODS LLP-SALARY',
  'ACH/RTN/MANGALYA CREDIT/1/Insufficient funds',
  'ACH RTN CHRG 07-06-2026 + GST',
  'REV-UPI-KIRANA KART',
);
const movement = fc.record({
  gap: fc.constantFrom(0, 0, 1, 1, 2, 9, 40),
  amount: fc.integer({ min: -9_999_999, max: 9_999_999 }).filter(amount => amount !== 0),
  narration,
});
// Around a leap day, the end of a financial year and of a calendar year.
const start = fc.constantFrom('2024-02-27', '2026-03-30', '2025-12-30', '2026-05-01').map(businessDate);

/** An account starting at its opening balance. Daily balances are computed independently of the product. */
const truth = fc
  .record({
    no: fc.stringMatching(/^99\d{9}$/),
    start,
    opening: fc.integer({ min: -5_000_000, max: 50_000_000 }),
    movements: fc.array(movement, { minLength: 1, maxLength: 25 }),
  })
  .map(({ no, start: first, opening, movements }): Truth => {
    let [date, balance] = [first, opening];
    const rows = movements.map(({ gap, amount, narration: words }): Row => {
      date = addDays(date, gap);
      balance += amount;
      return { date, amount, balance, narration: words };
    });
    const days = [];
    for (let day = first; day <= date; day = addDays(day, 1)) {
      const last = rows.findLast(row => row.date <= day);
      days.push({ date: day, balance: last ? last.balance : opening });
    }
    return { no, rows, days };
  });

const sum = (amounts: readonly number[]) => amounts.reduce((total, amount) => total + amount, 0);
const isReturn = (row: Row) => row.narration.startsWith('ACH/RTN');

/** The monthly table, computed from the model alone. */
function monthsOf({ rows, days }: Truth) {
  return [...new Set(days.map(({ date }) => monthOf(date)))].map(month => {
    const inMonth = rows.filter(({ date }) => monthOf(date) === month);
    const ends = days.filter(({ date }) => monthOf(date) === month).map(({ balance }) => balance);
    const credits = sum(inMonth.flatMap(({ amount }) => (amount > 0 ? amount : [])));
    const debits = sum(inMonth.flatMap(({ amount }) => (amount < 0 ? -amount : [])));
    return {
      name: `${monthNames[Number(month.slice(5)) - 1]?.slice(0, 3)}-${month.slice(2, 4)}`,
      month,
      credits,
      debits,
      net: credits - debits,
      averageBalance: Math.floor(sum(ends) / ends.length + 0.5),
      closingBalance: ends.at(-1) ?? null,
      bounces: inMonth.filter(isReturn).length,
    };
  });
}

const indian = new Intl.NumberFormat('en-IN', { minimumFractionDigits: 2 });
/** The ways providers write rupees. */
const spellings: readonly ((paise: number) => unknown)[] = [
  paise => paise / 100,
  paise => (paise / 100).toFixed(2),
  paise => indian.format(paise / 100),
  paise => `Rs. ${indian.format(Math.abs(paise) / 100)} ${paise < 0 ? 'Dr' : 'Cr'}`,
];
const cases: readonly ((name: string) => string)[] = [
  name => name,
  name => name.toLowerCase(),
  name => name.toUpperCase(),
  name => name.charAt(0).toUpperCase() + name.slice(1),
];

function renamed(value: unknown, spell: (name: string) => string): unknown {
  if (Array.isArray(value)) return value.map(item => renamed(item, spell));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, item]) => [spell(name), renamed(item, spell)]));
}

type Layout = { readonly tables: boolean; readonly multi: boolean; readonly reversed: boolean };

function tablesOf(account: Truth, money: (paise: number) => unknown, { tables, reversed }: Layout) {
  if (!tables) return {};
  const turned = <T>(list: readonly T[]) => (reversed ? list.toReversed() : list);
  return {
    monthlyDetails: turned(
      monthsOf(account).map(month => ({
        monthName: month.name,
        startDate: `${month.month}-01`,
        totalCredit: money(month.credits),
        totalDebit: money(month.debits),
        balAvg: money(month.averageBalance),
        balLast: money(month.closingBalance ?? 0),
        inwBounces: String(month.bounces),
        outwBounces: 0,
      })),
    ),
    eODBalances: turned(account.days.map(({ date, balance }) => ({ date, balance: money(balance) }))),
  };
}

const one = <T>(list: readonly T[]) => (list.length === 1 ? list[0] : list);

function fileOf(accounts: readonly Truth[], money: (paise: number) => unknown, layout: Layout) {
  const accountXns = accounts.map(({ no, rows }) => ({
    accountNo: no,
    xns: one(
      rows.map(row => ({
        date: row.date,
        chqNo: '',
        narration: row.narration,
        amount: money(row.amount),
        category: '',
        balance: money(row.balance),
      })),
    ),
  }));
  const [first] = accounts;
  const summary = (no: string) => ({ instName: 'Axis Bank, India', accNo: no, accType: 'SAVINGS' });
  return {
    customerInfo: { name: 'ASHA RAO', bank: 'Axis Bank, India', instId: 23 },
    accountXns,
    ...(layout.multi
      ? {
          accountAnalysis: accounts.map(account => ({
            accountNo: account.no,
            summaryInfo: summary(account.no),
            ...tablesOf(account, money, layout),
          })),
        }
      : first && { summaryInfo: summary(first.no), ...tablesOf(first, money, layout) }),
  };
}

/** What the tab shows of a body, through the sections as they are stored and sent. */
function shown(body: unknown): readonly StatementAccount[] {
  const kept: Record<string, unknown> = JSON.parse(JSON.stringify(perfiosSections(body)));
  const processed = v.parse(processedPerfiosSchema, kept['processedPerfios']);
  return statementView(processed, {
    report: sectionOf(kept, 'perfiosReport', perfiosReportSchema),
    salary: sectionOf(kept, 'salaryTransactions', salaryTransactionsSchema),
  }).accounts;
}

const layout = fc.record({ tables: fc.boolean(), multi: fc.boolean(), reversed: fc.boolean() });
const file = fc.record({
  accounts: fc.uniqueArray(truth, { minLength: 1, maxLength: 2, selector: ({ no }) => no }),
  spelling: fc.constantFrom(...spellings),
  spell: fc.constantFrom(...cases),
  layout,
});

describe('a generated Perfios report', () => {
  it('shows every row once, in its own month, and every month in order [CR-037.a]', () => {
    fc.assert(
      fc.property(file, ({ accounts, spelling, spell, layout: how }) => {
        // The flat layout has one account.
        const sent = how.multi ? accounts : accounts.slice(0, 1);
        const views = shown(renamed(fileOf(sent, spelling, how), spell));
        expect(views.map(({ accountNo }) => accountNo)).toEqual(sent.map(({ no }) => no));
        views.forEach((view, index) => {
          const account = sent[index];
          if (!account) throw new Error('an account');
          expect(
            view.transactions.map(row => [row.date, row.amount, row.balance, row.narration]).toReversed(),
          ).toEqual(account.rows.map(row => [row.date, row.amount, row.balance, row.narration]));
          const months = monthsOf(account);
          // Without tables the first month begins with the first row: only its average may differ.
          const firstRow = account.rows[0]?.date.slice(0, 7) ?? '';
          const bare = (list: readonly { readonly averageBalance: unknown }[]) =>
            list.map(({ averageBalance: _average, ...month }) => month);
          const expected = how.tables ? months : months.filter(({ month }) => month >= firstRow);
          expect(bare(view.months)).toEqual(bare(expected));
          expect(how.tables ? view.months : months).toEqual(months);
          expect(sum(view.months.map(({ net }) => net))).toBe(sum(account.rows.map(({ amount }) => amount)));
          expect(view.breaks).toEqual([]);
        });
      }),
      { numRuns: 100 },
    );
  });

  it('has the engine’s tables equal to the provider’s [XR-159.a]', () => {
    fc.assert(
      fc.property(truth, account => {
        const whole = fileOf([account], spellings[0] ?? String, {
          tables: true,
          multi: false,
          reversed: false,
        });
        const { monthlyDetails: _months, ...rest } = { monthlyDetails: null, ...whole };
        const [view] = shown(rest);
        expect(view?.months).toEqual(monthsOf(account));
        expect(view?.days).toEqual(account.days);
        expect(view?.bounces.map(({ date, amount }) => [date, amount]).toReversed()).toEqual(
          account.rows
            .filter(isReturn)
            .map(({ date, amount }) => [date, amount])
            .toReversed(),
        );
        expect(view?.negativeDays.filter(({ dayEnd }) => dayEnd).map(({ date }) => date)).toEqual(
          account.days.filter(({ balance }) => balance < 0).map(({ date }) => date),
        );
        expect(view?.computedEmiDate).toSatisfy(day => Number(day) >= 1 && Number(day) <= 28);
      }),
      { numRuns: 100 },
    );
  });

  const whole: unknown = JSON.parse(
    readFileSync(new URL('../../testing/samples/perfios/multi-account.json', import.meta.url), 'utf8'),
  );
  /** The sample with short lists, so that mutations hit more than rows. */
  const shortened = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.slice(0, 6).map(shortened);
    if (typeof value !== 'object' || value === null) return value;
    return Object.fromEntries(Object.entries(value).map(([name, item]) => [name, shortened(item)]));
  };
  const sample = shortened(whole);

  const mutations = fc.array(fc.tuple(fc.nat(), fc.constantFrom(...mutationKinds)), {
    minLength: 1,
    maxLength: 5,
  });

  it('is read without a throw after any mutation [XR-159.g]', () => {
    fc.assert(
      fc.property(mutations, list => {
        const body = mutated(sample, list);
        expect(() => (perfiosSections(body) === null ? null : shown(body))).not.toThrow();
      }),
      { numRuns: 200 },
    );
  });
});
