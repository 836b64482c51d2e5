import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays } from '../calendar/arithmetic';
import { businessDate } from '../calendar/businessDate';
import { paise } from '../money/paise';
import { analyseStatement } from './analyseStatement';
import type { StatementTransaction } from './model';
import { analyseAccount } from './perfiosSections';
import { readPerfios } from './readPerfios';
import { statementSamples } from '../../testing/statementSamples';

const { expectedFiles, expectedLedger, sampleBody } = statementSamples(path =>
  readFileSync(new URL(`../../testing/samples/${path}`, import.meta.url), 'utf8'),
);

const reports = Object.entries(expectedFiles).flatMap(([file, expected]) => {
  if (expected.outcome !== 'report') return [];
  const answer = readPerfios(sampleBody(file));
  if (answer.outcome !== 'report') throw new Error(`${file} is no report`);
  return answer.report.accounts.map((account, index) => ({
    file,
    no: account.accountNo,
    account,
    sameLedgerAs: expected.accounts?.[index]?.sameLedgerAs ?? 'statements/paytm-signed-amounts.csv',
  }));
});
const key = (row: { dateText: string; narration: string; amount: number | null }) =>
  `${row.dateText} ${row.narration} ${row.amount}`;

describe('analyseStatement over the rows of a report [XR-159.a]', () => {
  it.each(reports)('computes the tables of account $no in $file', report => {
    const { account } = report;
    const own = analyseAccount(account);
    expect(own.months).toEqual(account.months.map(({ startDate: _own, silent: _silent, ...month }) => month));
    expect(own.days).toEqual(account.days);
    // The XML layout has no list of the largest movements.
    const sent = report.file.endsWith('.xml') ? own : account;
    expect(sent.topCredits.length).toBeGreaterThan(0);
    expect(own.topCredits).toEqual(sent.topCredits);
    expect(own.topDebits).toEqual(sent.topDebits);
    expect(own.salaries.map(key)).toEqual(account.salaries.map(key));
    expect([...own.bounces, ...own.bounceCharges].map(key).sort()).toEqual(
      account.bouncedOrPenal.map(key).sort(),
    );
    expect(own.breaks).toEqual([]);
  });

  it.each(reports)('computes the figures of $sameLedgerAs from account $no', report => {
    const { figures, period } = expectedLedger(report.sameLedgerAs);
    const own = analyseAccount(report.account);
    expect(own.period).toEqual(period);
    expect(own.opening).toBe(figures.openingBalance);
    expect(own.days.at(-1)?.balance).toBe(figures.closingBalance);
    expect(own.months).toMatchObject(
      figures.monthly.map(month => ({
        month: month.month,
        credits: month.totalCredit,
        debits: month.totalDebit,
        net: month.net,
        averageBalance: month.averageEodBalance,
        closingBalance: month.closingBalance,
        bounces: month.bounceCount,
      })),
    );
    expect(
      own.salaries.map(({ date, amount, narration, signal, sender }) => ({
        date,
        amount,
        narration,
        signal,
        employer: sender,
      })),
    ).toEqual(figures.salaryCredits.map(row => ({ ...row, employer: row.employer.toUpperCase() })));
    expect(
      own.bounces.map(({ date, amount, narration, channel, direction }) => ({
        date,
        amount,
        narration,
        channel,
        direction,
      })),
    ).toEqual(figures.bounces);
    expect(own.bounceCharges).toMatchObject(
      figures.bounceCharges.map(({ date, amount }) => ({ date, amount })),
    );
    expect(own.negativeDays.filter(day => day.dayEnd)).toHaveLength(figures.negativeBalanceDays.length);
    expect(own.negativeRows).toBe(figures.rowsWithNegativeBalance);
    expect(own.hugeCredits).toMatchObject(figures.plantedHugeCredits);
    expect(own.hugeDebits).toMatchObject(figures.plantedHugeDebits);
  });
});

const from = businessDate('2026-05-01');
const movement = fc.record({
  day: fc.integer({ min: 0, max: 200 }),
  amount: fc.integer({ min: -5_000_000, max: 5_000_000 }).filter(amount => amount !== 0),
  narration: fc.constantFrom(
    'UPI-KIRANA KART',
    'NEFT CR-ZBNK0001234-QUILLBERRY FOODS LLP-SALARY',
    'ACH/RTN/A/B',
  ),
});

/** Rows with balances computed from the opening balance. */
function ledger(movements: readonly { day: number; amount: number; narration: string }[], opening: number) {
  let balance = opening;
  return [...movements]
    .sort((a, b) => a.day - b.day)
    .map(({ day, amount, narration }): StatementTransaction => {
      balance += amount;
      const date = addDays(from, day);
      return {
        date,
        dateText: date,
        narration,
        chequeNo: '',
        amount: paise(amount),
        category: '',
        balance: paise(balance),
      };
    });
}

const total = (values: readonly (number | null)[]): number =>
  values.reduce<number>((sum, one) => sum + (one ?? 0), 0);
const movements = fc.array(movement, { minLength: 1, maxLength: 60 });

describe('analyseStatement [XR-159.a]', () => {
  it('has months that sum to the sum of the rows', () => {
    fc.assert(
      fc.property(movements, fc.integer({ min: -1e7, max: 1e7 }), (rows, opening) => {
        const { months, days, opening: found } = analyseStatement({ transactions: ledger(rows, opening) });
        const amounts = rows.map(row => row.amount);
        expect(total(months.map(month => month.credits))).toBe(total(amounts.filter(amount => amount > 0)));
        expect(total(months.map(month => month.debits))).toBe(
          total(amounts.filter(amount => amount < 0).map(amount => -amount)),
        );
        expect(total(months.map(month => month.net))).toBe(total(amounts));
        expect(found).toBe(opening);
        expect(days.at(-1)?.balance).toBe(opening + total(amounts));
        expect(months.at(-1)?.closingBalance).toBe(opening + total(amounts));
      }),
    );
  });

  it('gives the same result for a statement that is printed newest first', () => {
    fc.assert(
      fc.property(movements, rows => {
        const transactions = ledger(rows, 1_000_000);
        expect(analyseStatement({ transactions: transactions.toReversed() })).toEqual(
          analyseStatement({ transactions }),
        );
      }),
    );
  });

  it('does not depend on the order of the days', () => {
    fc.assert(
      fc.property(movements, fc.integer(), (rows, seed) => {
        const transactions = ledger(rows, 0);
        const days = [...new Set(transactions.map(row => row.date))];
        // The oldest stays first and the newest last, or the statement would count as printed newest first.
        const middle = days.slice(1, -1);
        const turn = middle.length === 0 ? 0 : Math.abs(seed) % middle.length;
        const order = [days[0], ...middle.slice(turn), ...middle.slice(0, turn), ...days.slice(1).slice(-1)];
        const mixed = order.flatMap(day => transactions.filter(row => row.date === day));
        expect(analyseStatement({ transactions: mixed })).toEqual(analyseStatement({ transactions }));
      }),
    );
  });

  it('uses the amounts where the bank prints no balance', () => {
    fc.assert(
      fc.property(movements, rows => {
        const transactions = ledger(rows, 700_000);
        const bare = transactions.map(row => ({ ...row, balance: null }));
        const [whole, own] = [
          analyseStatement({ transactions }),
          analyseStatement({ transactions: bare, opening: paise(700_000) }),
        ];
        expect(own.months).toEqual(whole.months);
        expect(own.days).toEqual(whole.days);
      }),
    );
  });

  it('has no balance when none is printed', () => {
    const transactions = ledger([{ day: 3, amount: 500, narration: 'A' }], 0).map(row => ({
      ...row,
      balance: null,
    }));
    const { days, months, emiDay } = analyseStatement({ transactions });
    expect(days).toEqual([]);
    expect(months).toMatchObject([{ credits: 500, averageBalance: null, closingBalance: null }]);
    expect(emiDay).toBeNull();
  });

  it('is empty without rows', () => {
    expect(analyseStatement({ transactions: [] })).toMatchObject({
      period: null,
      months: [],
      days: [],
      salaries: [],
      bounces: [],
      hugeCreditFrom: null,
      estimatedSalary: null,
      emiDay: null,
    });
  });

  it('leaves out rows without a readable date or amount', () => {
    const good = ledger([{ day: 1, amount: 900, narration: 'A' }], 0);
    const [row] = good;
    if (!row) throw new Error('a row');
    const { entries } = analyseStatement({
      transactions: [...good, { ...row, date: null, dateText: '2026-02-31' }, { ...row, amount: null }],
    });
    expect(entries).toEqual(good);
  });

  it.each([
    ['long ago', '1026-05-02'],
    ['in the last month there is', '9999-12-31'],
    ['at the first date there is', '1000-01-01'],
  ])('does not extend the months to a mistyped year, %s', (_what, wrong) => {
    const rows = [1, 40, 90].flatMap(day => ledger([{ day, amount: 1, narration: 'A' }], 0));
    const [first] = rows;
    if (!first) throw new Error('a row');
    const typo = { ...first, date: businessDate(wrong), dateText: wrong };
    const { months, period } = analyseStatement({ transactions: [...rows, typo] });
    expect(period).toEqual({ from: '2026-05-02', to: '2026-07-30' });
    expect(months.map(({ name, credits }) => [name, credits])).toEqual([
      ['May-26', 1],
      ['Jun-26', 1],
      ['Jul-26', 1],
    ]);
  });

  it.each(['1000-01-01', '1005-03-04', '9999-12-31'])('has a month for the only row, of %s', date => {
    const [row] = ledger([{ day: 1, amount: 5, narration: 'A' }], 0);
    if (!row) throw new Error('a row');
    const { months } = analyseStatement({ transactions: [{ ...row, date: businessDate(date) }] });
    expect(months).toMatchObject([{ month: date.slice(0, 7), credits: 5 }]);
  });

  it('covers at most the last ten years of a period', () => {
    const transactions = ledger([{ day: 90, amount: 1, narration: 'B' }], 0);
    const given = { from: businessDate('1026-05-02'), to: businessDate('2026-07-30') };
    const { months, period } = analyseStatement({ transactions, period: given });
    expect(period?.from).toBe('2016-07-30');
    expect(months).toHaveLength(121);
  });
});
