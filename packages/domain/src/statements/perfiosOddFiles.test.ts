import * as v from 'valibot';
import { sectionOf } from '../loose/section';
import { perfiosSections } from './perfiosSections';
import { perfiosReportSchema, processedPerfiosSchema, salaryTransactionsSchema } from './schema';
import { statementView, type StatementView } from './statementView';
import { describe, expect, it } from 'vitest';
import { flat, type Xn, xns } from './perfiosFiles.fixture';

// Each file and its expectation were written by hand.

function view(body: unknown): StatementView {
  const kept: Record<string, unknown> = JSON.parse(JSON.stringify(perfiosSections(body)));
  return statementView(v.parse(processedPerfiosSchema, kept['processedPerfios']), {
    report: sectionOf(kept, 'perfiosReport', perfiosReportSchema),
    salary: sectionOf(kept, 'salaryTransactions', salaryTransactionsSchema),
  });
}

function account(body: unknown) {
  const [first] = view(body).accounts;
  if (!first) throw new Error('The account is missing');
  return first;
}

describe('an unusual Perfios report [XR-159.g]', () => {
  it('of one day has one month, whose average is that day’s closing balance', () => {
    const { months, days, period } = account(
      flat([
        ['2026-11-20', -100, 900],
        ['2026-11-20', 50.25, 950.25],
      ]),
    );
    expect(period).toEqual({ from: '2026-11-20', to: '2026-11-20' });
    expect(days).toEqual([{ date: '2026-11-20', balance: 95_025 }]);
    expect(months).toEqual([
      {
        name: 'Nov-26',
        month: '2026-11',
        credits: 5_025,
        debits: 10_000,
        net: -4_975,
        averageBalance: 95_025,
        closingBalance: 95_025,
        bounces: 0,
      },
    ]);
  });

  it.each([
    ['no list', {}],
    ['empty lists', { accountXns: [{ accountNo: '99912345678', xns: [] }], monthlyDetails: [] }],
    ['nothing where lists are', { accountXns: null, monthlyDetails: null, eODBalances: '' }],
  ])('without rows, %s, is an account with empty tables', (_what, changes) => {
    const empty = { ...flat([]), accountXns: undefined, ...changes };
    expect(view(empty).accounts[0]?.customer?.name).toBe('ASHA RAO');
    expect(account(empty)).toMatchObject({
      bankName: 'Axis Bank, India',
      accountNo: '99912345678',
      computedEmiDate: null,
      transactions: [],
      months: [],
      days: [],
      salaries: [],
      bounces: [],
      negativeDays: [],
    });
  });

  it('covers the leap day and the end of the financial year day by day', () => {
    const { days, months } = account(
      flat([
        ['2024-02-28', -1, 310],
        ['2024-03-31', -1, 309],
        ['2024-04-01', -9, 300],
      ]),
    );
    expect(days.map(({ date }) => date).slice(0, 3)).toEqual(['2024-02-28', '2024-02-29', '2024-03-01']);
    expect(months.map(({ name, debits, averageBalance }) => [name, debits, averageBalance])).toEqual([
      ['Feb-24', 100, 31_000],
      // Thirty days of 310 and one of 309: 309.967…
      ['Mar-24', 100, 30_997],
      ['Apr-24', 900, 30_000],
    ]);
  });

  it('keeps dates in other formats: shown unchanged, but not counted', () => {
    const { transactions, months } = account(
      flat([
        ['2026-05-31 23:59:59', -1, 99],
        ['31-05-2026', -2, 97],
        ['01/06/26', -3, 94],
        ['2026-06-31', -4, 90],
        ['', -5, 85],
        ['2026-06-01T00:00:00+05:30', -6, 79],
      ]),
    );
    expect(transactions.map(({ date, dateText }) => [date, dateText])).toEqual([
      ['2026-06-01', '2026-06-01T00:00:00+05:30'],
      ['2026-05-31', '2026-05-31 23:59:59'],
      [null, '31-05-2026'],
      [null, '01/06/26'],
      [null, '2026-06-31'],
      [null, ''],
    ]);
    expect(months.map(({ name, debits }) => [name, debits])).toEqual([
      ['May-26', 100],
      ['Jun-26', 600],
    ]);
  });

  it('keeps duplicate rows, and a reversal on the same day', () => {
    const { transactions, months, negativeDays, bounces } = account(
      flat([
        ['2026-05-05', '-1,200.50', '-200.50', 'ACH D- RUPAYAN FINSERV-LNR1'],
        ['2026-05-05', '1,200.50', '1,000.00', 'REV-ECS D- RUPAYAN FINSERV-LNR1-RTN FUNDS INSUFFICIENT'],
        ['2026-05-06', '-100.00', '900.00'],
        ['2026-05-06', '-100.00', '800.00'],
        ['2026-05-07', '700.00', '1,500.00', 'NEFT RETURN-ZBNKN1-INVALID ACCOUNT'],
      ]),
    );
    expect(transactions).toHaveLength(5);
    expect(months).toMatchObject([{ credits: 190_050, debits: 140_050, bounces: 1 }]);
    expect(negativeDays).toEqual([{ date: '2026-05-05', balance: -20_050, dayEnd: false }]);
    expect(bounces.map(({ amount }) => amount)).toEqual([120_050]);
  });

  it('in several pieces of one account is merged into that account', () => {
    const body = {
      ...flat([]),
      accountXns: [
        { accountNo: '99912345678', xns: xns([['2026-05-30', -1, 9]]) },
        { ACCOUNTNO: 99_912_345_678, XNS: xns([['2026-06-01', -2, 7]])[0] },
      ],
    };
    expect(view(body).accounts).toHaveLength(1);
    expect(account(body).transactions.map(({ amount }) => amount)).toEqual([-200, -100]);
  });

  it('of several accounts finds rows inside an analysis and in the common list', () => {
    const analysis = (accNo: string, more: object = {}) => ({ summaryInfo: { accNo }, ...more });
    const accounts = view({
      accountAnalysis: [
        analysis('1111', { xns: xns([['2026-05-01', 1, 1, 'one']]) }),
        analysis('2222', { accountXns: [{ xns: xns([['2026-05-01', 1, 1, 'two']]) }] }),
        analysis('3333'),
      ],
      combinedAccountXns: [{ accNo: 3333, ...xns([['2026-05-01', 1, 1, 'three']])[0] }],
    }).accounts;
    expect(accounts.map(one => [one.accountNo, one.transactions.map(row => row.narration)])).toEqual([
      ['1111', ['one']],
      ['2222', ['two']],
      ['3333', ['three']],
    ]);
  });

  it('without rows shows the provider’s own balances and returns', () => {
    const { negativeDays, bounces, months } = account({
      ...flat([]),
      monthlyDetails: { monthName: 'May-26', totalCredit: '5,000.00', totalDebit: '-4,000' },
      eODBalances: [
        { date: '2026-05-03', balance: 10 },
        { date: '2026-05-02', balance: '-10.00' },
      ],
      bouncedOrPenalXns: [
        { date: '2026-05-02', amount: 10, narration: 'X', category: 'Bounced I/W ECS' },
        { date: '2026-05-02', amount: -5, narration: 'X', category: 'Bounced I/W ECS Charges' },
      ],
    });
    expect(negativeDays).toEqual([{ date: '2026-05-02', balance: -1_000, dayEnd: true }]);
    expect(bounces.map(({ amount }) => amount)).toEqual([1_000]);
    expect(months).toMatchObject([{ credits: 500_000, debits: 400_000, net: 100_000 }]);
  });

  it('computes the balances missing in a provider’s month', () => {
    const rows: readonly Xn[] = [['2026-05-01', -1, 62]];
    const [month] = account(
      flat(rows, {
        monthlyDetails: [{ monthName: 'MAY-26', totalCredit: 0, totalDebit: 1, inwBounces: '2' }],
      }),
    ).months;
    // The whole month of May: the balance of its first day on every day.
    expect(month).toMatchObject({ name: 'MAY-26', averageBalance: 6_200, closingBalance: 6_200, bounces: 2 });
  });

  it('sorts the months, with invalid ones last', () => {
    const months = (...names: readonly string[]) =>
      account(flat([], { monthlyDetails: names.map(monthName => ({ monthName })) })).months.map(
        ({ name }) => name,
      );
    expect(months('Jan-27', 'Nov-26', 'Dec-26')).toEqual(['Nov-26', 'Dec-26', 'Jan-27']);
    expect(months('Jan-27', 'Week 3', 'Dec-26')).toEqual(['Dec-26', 'Jan-27', 'Week 3']);
  });

  it('computes a missing total of a month from its rows, and keeps a zero', () => {
    const rows: Xn[] = [
      ['2026-05-02', 100, 100],
      ['2026-05-03', -40, 60],
    ];
    const month = (own: Record<string, unknown>) => {
      const [first] = account(flat(rows, { monthlyDetails: [{ monthName: 'May-26', ...own }] })).months;
      return [first?.credits, first?.debits, first?.net];
    };
    expect(month({})).toEqual([10_000, 4_000, 6_000]);
    expect(month({ totalCredit: 0, totalDebit: '0.00' })).toEqual([0, 0, 0]);
    expect(month({ totalCredit: 'NA', totalDebit: 50 })).toEqual([10_000, 5_000, 5_000]);
  });

  it('counts rows once when a report has them under two names', () => {
    const body = flat([['2026-05-02', 100, 100]]);
    const twice = { ...body, xns: [{ accountNo: '99912345678', xn: body.accountXns[0]?.xns }] };
    expect(account(twice).transactions).toHaveLength(1);
  });

  it('reads dates with the month in words', () => {
    const { months } = account(flat([['02-May-2026', '100.00 Cr.', 'Rs. 100/-']]));
    expect(months.map(({ name, credits }) => [name, credits])).toEqual([['May-26', 10_000]]);
  });

  it('keeps the rows outside the days it has balances for', () => {
    const { months } = account(
      flat(
        [
          ['2026-04-30', -1, 9],
          ['2026-05-02', -2, 7],
        ],
        { eODBalances: [{ date: '2026-05-01', balance: 9 }] },
      ),
    );
    expect(months.map(({ name, debits }) => [name, debits])).toEqual([
      ['Apr-26', 100],
      ['May-26', 200],
    ]);
  });

  it('finds salaries on the 31st, the last day, or the Friday before', () => {
    const pay = 'NEFT CR-ZBNK0007820-TALAVARA MILLS-RAVI-ZBNKN1';
    // 31 May 2026 is a Sunday, 31 October a Saturday.
    const dates = ['2026-05-29', '2026-06-30', '2026-07-31', '2026-08-31', '2026-09-30', '2026-10-30'];
    const { salaries, estimatedSalary, computedEmiDate } = account(
      flat(dates.map((date, index) => [date, '28,600.75', 28_600.75 * (index + 1), pay])),
    );
    expect(salaries.map(({ date, sender }) => [date, sender])).toEqual(
      dates.map(date => [date, 'TALAVARA MILLS']),
    );
    expect(estimatedSalary).toBe(2_860_075);
    expect(computedEmiDate).toBe(1);
  });

  it('has two salaries a month from two employers, each named', () => {
    const months = ['2026-06', '2026-07', '2026-08'];
    const { salaries } = account(
      flat(
        months.flatMap((month, index): Xn[] => [
          [`${month}-01`, 30_000, 50_000 * index + 30_000, 'NEFT-A1-QUILLBERRY FOODS LLP-SAL JUN-26-55'],
          [`${month}-07`, 20_000, 50_000 * (index + 1), 'NEFT/ZBNKN78/NIMBORA LOGISTICS LTD/ZBNK BANK'],
        ]),
      ),
    );
    expect(salaries.map(({ sender }) => sender)).toEqual(
      months.flatMap(() => ['QUILLBERRY FOODS LLP', 'NIMBORA LOGISTICS LTD']),
    );
  });

  it('shows every one of ten thousand rows', () => {
    const rows = Array.from({ length: 10_000 }, (_, index): Xn => {
      const day = String((Math.floor(index / 40) % 28) + 1).padStart(2, '0');
      const month = String(Math.floor(index / 1120) + 1).padStart(2, '0');
      return [`2026-${month}-${day}`, '-0.01', (9_999 - index) / 100];
    });
    const { transactions, months, breaks } = account(flat(rows));
    expect(transactions).toHaveLength(10_000);
    expect(months.reduce((total, { debits }) => total + debits, 0)).toBe(10_000);
    expect(breaks).toEqual([]);
  });
});
