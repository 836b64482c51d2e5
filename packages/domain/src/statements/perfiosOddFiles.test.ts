import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { sectionOf } from '../loan/section';
import { perfiosSections } from './perfiosSections';
import { readPerfios } from './readPerfios';
import { perfiosReportSchema, processedPerfiosSchema, salaryTransactionsSchema } from './schema';
import { statementView, type StatementView } from './statementView';

// Each file and its expectation were written by hand.

type Xn = readonly [date: unknown, amount: unknown, balance: unknown, narration?: string];

const xns = (rows: readonly Xn[]) =>
  rows.map(([date, amount, balance, narration = 'UPI-KIRANA KART']) => ({
    date,
    amount,
    balance,
    narration,
    category: '',
  }));
const flat = (rows: readonly Xn[], more: Record<string, unknown> = {}) => ({
  customerInfo: { name: 'ASHA RAO', bank: 'Axis Bank, India' },
  summaryInfo: { instName: 'Axis Bank, India', accNo: '99912345678', accType: 'SAVINGS' },
  accountXns: [{ accountNo: '99912345678', xns: xns(rows) }],
  ...more,
});

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

describe('an unusual Perfios report', () => {
  it('of one day has one month, whose average is that day’s closing balance [CR-037]', () => {
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
  ])('without rows, %s, is an account with empty tables [CR-147]', (_what, changes) => {
    const empty = { ...flat([]), accountXns: undefined, ...changes };
    expect(view(empty).customer?.name).toBe('ASHA RAO');
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

  it('covers the leap day and the end of the financial year day by day [CR-037]', () => {
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

  it('keeps dates in other formats: shown unchanged, but not counted [CR-042]', () => {
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

  it('keeps duplicate rows, and a reversal on the same day [CR-044]', () => {
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

  it('in several pieces of one account is merged into that account [CR-147]', () => {
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

  it('of several accounts finds rows inside an analysis and in the common list [CR-147]', () => {
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

  it('without rows shows the provider’s own balances and returns [CR-043] [CR-044]', () => {
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

  it('computes the balances missing in a provider’s month [CR-037]', () => {
    const rows: readonly Xn[] = [['2026-05-01', -1, 62]];
    const [month] = account(
      flat(rows, {
        monthlyDetails: [{ monthName: 'MAY-26', totalCredit: 0, totalDebit: 1, inwBounces: '2' }],
      }),
    ).months;
    // The whole month of May: the balance of its first day on every day.
    expect(month).toMatchObject({ name: 'MAY-26', averageBalance: 6_200, closingBalance: 6_200, bounces: 2 });
  });

  it('sorts the months, with invalid ones last [CR-037]', () => {
    const months = (...names: readonly string[]) =>
      account(flat([], { monthlyDetails: names.map(monthName => ({ monthName })) })).months.map(
        ({ name }) => name,
      );
    expect(months('Jan-27', 'Nov-26', 'Dec-26')).toEqual(['Nov-26', 'Dec-26', 'Jan-27']);
    expect(months('Jan-27', 'Week 3', 'Dec-26')).toEqual(['Dec-26', 'Jan-27', 'Week 3']);
  });

  it('computes a missing total of a month from its rows, and keeps a zero [CR-037]', () => {
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

  it('counts rows once when a report has them under two names [CR-042]', () => {
    const body = flat([['2026-05-02', 100, 100]]);
    const twice = { ...body, xns: [{ accountNo: '99912345678', xn: body.accountXns[0]?.xns }] };
    expect(account(twice).transactions).toHaveLength(1);
  });

  it('reads dates with the month in words [CR-042]', () => {
    const { months } = account(flat([['02-May-2026', '100.00 Cr.', 'Rs. 100/-']]));
    expect(months.map(({ name, credits }) => [name, credits])).toEqual([['May-26', 10_000]]);
  });

  it('keeps the rows outside the days it has balances for [CR-037]', () => {
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

  it('finds salaries on the 31st, the last day, or the Friday before [CR-040]', () => {
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

  it('has two salaries a month from two employers, each named [CR-040]', () => {
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

  it('shows every one of ten thousand rows [CR-042]', () => {
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

describe('readPerfios', () => {
  const json = JSON.stringify(flat([['2026-05-01', 1, 1]]));
  it.each([
    ['text after a byte order mark', `\uFEFF${json}`],
    ['an answer in envelopes', { DATA: { report: JSON.parse(json) } }],
    ['a report without rows, of balances alone', { eODBalances: [{ date: '2026-05-01', balance: 1 }] }],
  ])('recognises %s as a report [CR-146]', (_what, body) => {
    expect(readPerfios(body).outcome).toBe('report');
  });

  it('reads a report sent as text in its own layout, and none in a list', () => {
    expect(readPerfios(json)).toMatchObject({ report: { layout: 'flat' } });
    expect(readPerfios([JSON.parse(json)])).toEqual({ outcome: 'unknown' });
  });

  it.each([null, [], {}, { account: [] }])(
    'treats a report with %j for several accounts as flat [CR-146]',
    accountAnalysis => {
      expect(readPerfios({ ...flat([]), accountAnalysis })).toMatchObject({
        report: { layout: 'flat', accounts: [{ accountNo: '99912345678' }] },
      });
    },
  );

  it('searches envelopes only to a plausible depth', () => {
    let body: unknown = { xns: [] };
    for (let depth = 0; depth < 50_000; depth += 1) body = { data: body };
    expect(readPerfios(body)).toEqual({ outcome: 'unknown' });
  });

  it('reads XML that has values as element text as well as attributes [CR-147]', () => {
    const xml = `<?xml version="1.0"?><Data>
      <CustomerInfo><Name>ASHA RAO</Name></CustomerInfo>
      <SummaryInfo accNo="99912345678"/>
      <MonthlyDetails/>
      <Xns><Xn><Date>2026-05-01</Date><Narration>A &amp; B</Narration><Amount>-12.50</Amount><Balance>7</Balance></Xn></Xns>
    </Data>`;
    expect(readPerfios(xml)).toMatchObject({
      report: {
        layout: 'pir',
        customer: { name: 'ASHA RAO' },
        accounts: [
          {
            accountNo: '99912345678',
            months: [],
            transactions: [{ date: '2026-05-01', narration: 'A & B', amount: -1_250, balance: 700 }],
          },
        ],
      },
    });
  });

  it.each([
    [{ error: { code: 'X' } }, ['X'], 'Error Message Not Available'],
    [{ error: { code: 'X', details: { code: 'Y', message: ' one ' } } }, ['Y'], 'one'],
    [{ error: { details: [{ message: 'one' }, { code: 'Z' }, { message: 'two' }] } }, ['Z'], 'one two'],
  ])('reads the error %j', (body, codes, dialog) => {
    expect(readPerfios(body)).toMatchObject({ outcome: 'error', codes, dialog });
  });

  it.each([
    ['completed', null],
    ['COMPLETED', null],
    ['PENDING', 'FAILED'],
    [null, 'FAILED'],
  ])('reads the status %j of a single run as %j', (status, runStatus) => {
    expect(readPerfios({ transactions: { transaction: { status } } })).toMatchObject({ runStatus });
  });
});

describe('what a Perfios report is known by', () => {
  it.each([
    'accountXns',
    'accountAnalysis',
    'monthlyDetails',
    'xns',
    'statementdetails',
    'summaryInfo',
    'eODBalances',
    'combinedAccountXns',
  ])('%s alone [CR-146]', name => {
    expect(readPerfios({ [name]: [] }).outcome).toBe('report');
    expect(readPerfios({ [`${name}s`]: [] }).outcome).toBe('unknown');
  });

  it.each(['data', 'report', 'PIR:Data', 'perfiosReport'])('inside the envelope %s [CR-146]', name => {
    expect(readPerfios({ [name]: { summaryInfo: {} } }).outcome).toBe('report');
    expect(readPerfios({ [name]: 'word' }).outcome).toBe('unknown');
  });

  it('in at most eight envelopes', () => {
    const wrapped = (depth: number) => {
      let body: object = { xns: [] };
      for (let at = 0; at < depth; at += 1) body = { data: body };
      return readPerfios(body).outcome;
    };
    expect([wrapped(8), wrapped(9)]).toEqual(['report', 'unknown']);
  });

  it.each(['"a text"', '7', 'null', '[]', '{', '{"xns":[]\uFEFF}'])('never the text %s', body => {
    expect(readPerfios(body)).toEqual({ outcome: 'unknown' });
  });
});

describe('the other answers of Perfios', () => {
  it('have the reason of a run, and the banks that have an id', () => {
    const transactions = { transaction: [{ status: 'REJECTED', reason: 'Too old' }] };
    expect(readPerfios({ transactions })).toEqual({
      outcome: 'status',
      runStatus: 'FAILED',
      reason: 'Too old',
    });
    const institution = [{ id: 7, name: 'Dhara Bank' }, { name: 'Nameless' }];
    expect(readPerfios({ institutions: { institution } })).toEqual({
      outcome: 'list',
      institutions: [{ id: '7', name: 'Dhara Bank' }],
    });
    expect(readPerfios({ transactions: {} })).toEqual({ outcome: 'unknown' });
    expect(readPerfios({ error: 'word' })).toEqual({ outcome: 'unknown' });
  });
});

/** The accounts of a body: number and narrations. */
function accountsIn(body: unknown) {
  const answer = readPerfios(body);
  if (answer.outcome !== 'report') throw new Error('no report');
  return answer.report.accounts.map(one => [one.accountNo, one.transactions.map(row => row.narration)]);
}

describe('the accounts of a Perfios report', () => {
  const day = '2026-05-01';
  const rowOf = (narration: string, amount = 1) => xns([[day, amount, 1, narration]]);

  it('are merged by number, and kept apart without one', () => {
    const pieces = [
      { accountNo: '1', xns: rowOf('a') },
      { accountNo: '1', xns: rowOf('a') },
      { accountNo: '1', xns: rowOf('b') },
      { accountNo: '1', xns: [] },
      { xns: rowOf('c') },
      { xns: rowOf('c') },
    ];
    expect(accountsIn({ accountXns: pieces })).toEqual([
      ['1', ['a', 'b']],
      ['', ['c']],
      ['', ['c']],
    ]);
    expect(accountsIn({ accountXns: { account: [{ accountNo: '1', xns: rowOf('a') }] } })).toEqual([
      ['1', ['a']],
    ]);
    expect(accountsIn({ accountXns: [{ accountNo: '1' }, { accountNo: '1', xns: rowOf('a') }] })).toEqual([
      ['1', ['a']],
    ]);
  });

  it('are found among Xns elements, which have a number, and are not the rows themselves', () => {
    expect(
      accountsIn({
        xns: [
          { accountNo: '1', xn: rowOf('a') },
          { accountNo: '2', xn: rowOf('b') },
        ],
      }),
    ).toEqual([
      ['1', ['a']],
      ['2', ['b']],
    ]);
    expect(accountsIn({ xns: rowOf('a') })).toEqual([['', ['a']]]);
    expect(accountsIn({ summaryInfo: { accNo: '3' }, xns: { xn: rowOf('a') } })).toEqual([['3', ['a']]]);
    expect(accountsIn({ accountXns: [{ accountNo: '1' }] })).toEqual([['1', []]]);
  });

  it('have their rows by number, without a number by place, and else from the common list', () => {
    const rows = [
      { accountNo: '2', xns: rowOf('of two') },
      { accountNo: '1', xns: rowOf('of one') },
    ];
    const analysis = (accountNo: string) => ({ accountNo });
    expect(accountsIn({ accountAnalysis: ['1', '2'].map(analysis), accountXns: rows })).toEqual([
      ['1', ['of one']],
      ['2', ['of two']],
    ]);
    const summarised = ['1', '2'].map(accNo => ({ summaryInfo: { accNo } }));
    expect(accountsIn({ accountAnalysis: summarised, accountXns: rows })).toEqual([
      ['1', ['of one']],
      ['2', ['of two']],
    ]);
    expect(accountsIn({ accountAnalysis: [analysis('9')], accountXns: rows })).toEqual([
      ['9', []],
      ['2', ['of two']],
      ['1', ['of one']],
    ]);
    expect(accountsIn({ accountAnalysis: [{ summaryInfo: {} }, analysis('1')], accountXns: rows })).toEqual([
      ['2', ['of two']],
      ['1', ['of one']],
    ]);
    const combinedAccountXns = {
      xn: ['1', '2', '2'].map((accNo, at) => ({ ...rowOf(`row ${at}`)[0], accNo })),
    };
    expect(
      accountsIn({ accountAnalysis: { account: ['1', '2'].map(analysis) }, combinedAccountXns }),
    ).toEqual([
      ['1', ['row 0']],
      ['2', ['row 1', 'row 2']],
    ]);
    expect(
      accountsIn({
        accountAnalysis: [{ ...analysis('1'), xns: { xn: rowOf('inside') } }],
        combinedAccountXns,
      }),
    ).toEqual([['1', ['inside']]]);
    expect(accountsIn({ accountAnalysis: [analysis('9')], combinedAccountXns })).toEqual([['9', []]]);
  });

  it('are shown also where only their rows were sent, unless an analysis may be theirs', () => {
    const accountXns = [
      { accountNo: '1', xns: rowOf('of one') },
      { accountNo: '2', xns: rowOf('of two') },
    ];
    expect(accountsIn({ accountAnalysis: [{ accountNo: '1' }], accountXns })).toEqual([
      ['1', ['of one']],
      ['2', ['of two']],
    ]);
    expect(accountsIn({ accountAnalysis: [{ mode: 'x' }], accountXns })).toEqual([['1', ['of one']]]);
  });

  it('have the layout, and the bank of the customer or of a file', () => {
    const bankOf = (body: object) => {
      const answer = readPerfios(body);
      return answer.outcome === 'report' ? [answer.report.layout, answer.report.accounts[0]?.bank] : [];
    };
    const statementdetails = [{}, { customerInfo: { bank: 'Dhara Bank' } }];
    expect(bankOf({ statementdetails })).toEqual(['flat', 'Dhara Bank']);
    expect(bankOf({ statementdetails, customerInfo: { bank: 'Axis' } })).toEqual(['flat', 'Axis']);
    expect(bankOf({ statementdetails, accountAnalysis: { account: { accountNo: '1' } } })).toEqual([
      'multi-account',
      'Dhara Bank',
    ]);
  });
});

describe('one account of a Perfios report', () => {
  const only = (report: object) => {
    const answer = readPerfios({ summaryInfo: {}, ...report });
    if (answer.outcome !== 'report') throw new Error('no report');
    const [first] = answer.report.accounts;
    if (!first) throw new Error('no account');
    return first;
  };

  it('has number, type and bank of its rows, of its analysis, or of its summary', () => {
    const head = ({ accountNo, accountType, bank }: ReturnType<typeof only>) => [
      accountNo,
      accountType,
      bank,
    ];
    const summaryInfo = { accNo: '3', accType: 'C', instName: 'Axis' };
    const whole = { accountNo: '2', accountType: 'B', summaryInfo, customerInfo: { bank: 'Dhara' } };
    expect(head(only({ ...whole, accountXns: [{ accountNo: '1', accountType: 'A' }] }))).toEqual([
      '1',
      'A',
      'Axis',
    ]);
    expect(head(only(whole))).toEqual(['2', 'B', 'Axis']);
    expect(head(only({ summaryInfo }))).toEqual(['3', 'C', 'Axis']);
    expect(head(only({ customerInfo: { bank: 'Dhara' } }))).toEqual(['', '', 'Dhara']);
    expect(only({})).toMatchObject({ summaryInfo: {}, fcuAnalysis: null });
    expect(only({ summaryInfo: undefined, xns: [], fCUAnalysis: { a: 1 } })).toMatchObject({
      summaryInfo: null,
      fcuAnalysis: { a: 1 },
    });
  });

  it('has its months under their names, or that of their first day, and says what was left out', () => {
    const { months } = only({
      monthlyDetails: {
        monthlyDetail: [
          { startDate: 'some day', balAvg: 1, balLast: 2 },
          { startDate: '2026-06-01', totalDebit: -4, outwBounces: 0 },
          { monthName: 'May-26', startDate: '2026-01-01', totalCredit: 5, inwBounces: 1, outwBounces: 2 },
        ],
      },
    });
    expect(months).toEqual([
      {
        name: 'May-26',
        month: '2026-05',
        startDate: '2026-01-01',
        credits: 500,
        debits: 0,
        net: 500,
        averageBalance: null,
        closingBalance: null,
        bounces: 3,
        silent: { credits: false, debits: true, bounces: false },
      },
      {
        name: 'Jun-26',
        month: '2026-06',
        startDate: '2026-06-01',
        credits: 0,
        debits: 400,
        net: -400,
        averageBalance: null,
        closingBalance: null,
        bounces: 0,
        silent: { credits: true, debits: false, bounces: false },
      },
      {
        name: 'some day',
        month: null,
        startDate: 'some day',
        credits: 0,
        debits: 0,
        net: 0,
        averageBalance: 100,
        closingBalance: 200,
        bounces: 0,
        silent: { credits: true, debits: true, bounces: true },
      },
    ]);
  });

  it('has its days in order, without those that do not exist or have no balance', () => {
    const eODBalance = [
      { date: '2026-05-03', balance: 3 },
      { date: '2026-05-01', balance: 1 },
      { date: '2026-05-32', balance: 9 },
      { date: '2026-05-02', balance: 'NA' },
    ];
    expect(only({ eODBalances: { eODBalance } }).days).toEqual([
      { date: '2026-05-01', balance: 100 },
      { date: '2026-05-03', balance: 300 },
    ]);
  });

  it('matches the largest movements with its rows by amount, month and category, each row once', () => {
    const of = (date: string, amount: number, category: string, narration: string) => ({
      ...xns([[date, amount, 7, narration]])[0],
      category,
    });
    const rows = [
      of('2026-05-01', 5, 'Cash', 'cash'),
      of('2026-05-02', 5, 'Transfer', 'first'),
      of('2026-05-03', 5, 'Transfer', 'second'),
      of('2026-06-03', 5, 'Transfer', 'June'),
      of('2026-05-32', 5, 'Transfer', 'no day'),
      of('2026-05-04', -5, 'Cash', 'out'),
    ];
    const item = (amount: unknown, category: string, month = 'May-26') => ({ amount, category, month });
    const { topCredits, topDebits } = only({
      xns: rows,
      top5FundsReceived: {
        item: [
          item(5, 'Transfer'),
          item(5, ''),
          item(5, ''),
          item(5, ''),
          item('NA', ''),
          item(5, '', 'week 3'),
        ],
      },
      top5FundsTransferred: { item: [item(5, 'Cash'), item(-5, 'Cash')] },
    });
    expect(topCredits.map(({ narration }) => narration)).toEqual(['first', 'cash', 'second', '', '']);
    expect(topCredits[0]).toEqual({
      date: '2026-05-02',
      dateText: '2026-05-02',
      monthName: 'May-26',
      narration: 'first',
      category: 'Transfer',
      amount: 500,
      balance: 700,
    });
    expect(topCredits[4]).toEqual({
      date: null,
      dateText: '',
      monthName: 'week 3',
      narration: '',
      category: '',
      amount: 500,
      balance: null,
    });
    expect(topDebits.map(({ narration, amount }) => [narration, Number(amount)])).toEqual([
      ['out', -500],
      ['', -500],
    ]);
  });

  it('has its salaries and returns with all they say', () => {
    const salary = { mode: 'NEFT', month: 'May-26', employerNameMatch: 'Y', identificationMode: 'Rhythm' };
    const { salaries, bouncedOrPenal } = only({
      estimatedSalaryXns: { estimatedSalaryXn: [{ ...xns([['2026-05-01', 5, 7, 'pay']])[0], ...salary }] },
      bouncedOrPenalXns: { bouncedOrPenalXn: [{ ...xns([['2026-05-02', 1, 7, 'back']])[0] }] },
    });
    expect(salaries).toMatchObject([{ ...salary, narration: 'pay', amount: 500 }]);
    expect(bouncedOrPenal).toMatchObject([{ narration: 'back', amount: 100 }]);
  });
});
