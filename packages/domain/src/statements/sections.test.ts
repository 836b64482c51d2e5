import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { sectionOf } from '../loose/section';
import { perfiosSections } from './perfiosSections';
import { perfiosReportSchema, processedPerfiosSchema, salaryTransactionsSchema } from './schema';
import { statementView } from './statementView';
import { statementSamples } from '../../testing/statementSamples';

const { sampleBody } = statementSamples(path =>
  readFileSync(new URL(`../../testing/samples/${path}`, import.meta.url), 'utf8'),
);

function made(file: string) {
  const sections = perfiosSections(sampleBody(file));
  if (!sections) throw new Error(`${file} made no sections`);
  // Stored and sent as JSON.
  const raw: Record<string, unknown> = JSON.parse(JSON.stringify(sections));
  return { sections, raw };
}

function viewOf(raw: Record<string, unknown>) {
  const processed = sectionOf(raw, 'processedPerfios', processedPerfiosSchema);
  if (processed.state !== 'ready') throw new Error(`processedPerfios is ${processed.state}`);
  return statementView(processed.value, {
    report: sectionOf(raw, 'perfiosReport', perfiosReportSchema),
    salary: sectionOf(raw, 'salaryTransactions', salaryTransactionsSchema),
  });
}

describe('perfiosSections', () => {
  it('names the fields of the documents [CR-146.a, CR-147.a, CR-147.b, CR-148.a]', () => {
    const { sections } = made('flat-bounces.json');
    const { report } = sections.perfiosReport;
    expect(report).toMatchObject({
      statementdetails: [{ fileName: 'icici-bounces.csv', statementStatus: 'VERIFIED' }],
      customerInfo: { name: 'BHUVANESH KALPATHRAO', pan: 'ZZWPK1007Z' },
      fCUAnalysis: { possibleFraudIndicators: { suspiciousBankEStatements: { status: 'false' } } },
      summaryInfo: { accNo: '99936859302', accType: 'SAVINGS' },
    });
    expect(sections.processedPerfios).toMatchObject({
      name: 'ICICI Bank, India',
      accountNo: '99936859302',
      computedEMIDate: 9,
      customer_name: 'BHUVANESH KALPATHRAO',
      customer_address: '325, TULSI NAGAR, NAGPUR, MAHARASHTRA, 440099',
    });
    const size = (name: string) => {
      const list = sections.processedPerfios[name];
      return Array.isArray(list) ? list.length : null;
    };
    expect(
      Object.fromEntries(
        [
          'transaction',
          'table_month',
          'huge_credit',
          'huge_debit',
          'salary_data',
          'bounces',
          'negativeBalace',
        ].map(name => [name, size(name)]),
      ),
    ).toEqual({
      transaction: 150,
      table_month: 6,
      huge_credit: 27,
      huge_debit: 30,
      salary_data: 6,
      bounces: 5,
      negativeBalace: 4,
    });
    expect(sections.salaryTransactions).toHaveLength(6);
    expect(sections.salaryTransactions[0]).toEqual({
      accountNo: '99936859302',
      date: '2026-05-08',
      chqNo: '',
      narration: 'NEFT-WBNKN93239014592-QUILLBERRY FOODS LLP-SAL MAY-26-558969703871-WBNK0932390',
      amount: 31_250,
      category: 'Salary',
      balance: 46_413.4,
      score: 100,
    });
  });

  it('sends of a month what the provider said, and what comes in less what goes out [CR-147.a]', () => {
    const body = {
      ...Object(sampleBody('flat-bounces.json')),
      monthlyDetails: [
        {
          monthName: 'May-26',
          totalCredit: '500.50',
          totalDebit: 700,
          balAvg: 12,
          balLast: '34.05',
          inwBounces: 2,
        },
      ],
    };
    expect(perfiosSections(body)?.processedPerfios['table_month']).toEqual([
      {
        monthName: 'May-26',
        totalCredit: 500.5,
        totalDebit: 700,
        net: -199.5,
        balAvg: 12,
        balLast: 34.05,
        bounces: 2,
      },
    ]);
  });

  it.each(['error-E_DATE_RANGE.json', 'status-failed.json', 'institutions.json'])(
    'returns null for %s',
    file => {
      expect(perfiosSections(sampleBody(file))).toBeNull();
    },
  );

  it('keeps the accounts of a report apart [XR-159.g]', () => {
    const { accounts } = viewOf(made('multi-account.json').raw);
    expect(
      accounts.map(one => [one.accountNo, one.transactions.length, one.months.length, one.bounces.length]),
    ).toEqual([
      ['99979113930534', 104, 5, 0],
      ['99967384899010', 85, 3, 1],
    ]);
    expect(accounts.map(one => one.scored.length)).toEqual([5, 3]);
    expect(accounts[0]?.findings.find(one => one.name.startsWith('Negative'))?.rows).toHaveLength(40);
    expect(accounts[1]?.negativeDays).toMatchObject([{ dayEnd: false }]);
  });
});

describe('the sections of an account, field by field', () => {
  const summaryInfo = { instName: 'Dhara Bank', accNo: '77', accType: 'SAVINGS' };
  const xn = (date: string, amount: unknown, narration: string, balance: unknown = null) => ({
    date,
    chqNo: '',
    narration,
    amount,
    category: '',
    balance,
  });
  const processed = (report: object) => perfiosSections({ summaryInfo, ...report })?.processedPerfios;

  it('have the rows as they came, and the engine’s tables where none were sent [CR-038.a, CR-039.a, CR-147.a, CR-147.b]', () => {
    const pay = xn('2026-05-04', 50_000, 'NEFT/ZBNKN52026052961557/TALAVARA MILLS/SALARY', 50_010);
    const rows = [
      pay,
      xn('2026-05-05', -60_000, 'ACH D- MANGALYA', -9_990),
      xn('2026-05-05', 60_000, 'ACH RTN', 50_010),
      xn('2026-05-06', -590, 'ACH RTN CHRG', 49_420),
      xn('2026-05-32', 'NA', 'unreadable'),
    ];
    const funds = ({ chqNo: _none, ...row }: (typeof rows)[number]) => ({ ...row, month: 'May-26' });
    expect(processed({ xns: rows })).toEqual({
      name: 'Dhara Bank',
      accountNo: '77',
      accountType: 'SAVINGS',
      computedEMIDate: 5,
      period: { from: '2026-05-04', to: '2026-05-06' },
      openingBalance: 10,
      transaction: [...rows.slice(0, 4), { ...rows[4], amount: null }],
      table_month: [
        {
          monthName: 'May-26',
          totalCredit: 110_000,
          totalDebit: 60_590,
          net: 49_410,
          balAvg: 49_813.33,
          balLast: 49_420,
          bounces: 1,
        },
      ],
      huge_credit: [funds(rows[2] ?? pay), funds(pay)],
      huge_debit: [funds(rows[1] ?? pay), funds(rows[3] ?? pay)],
      salary_data: [
        {
          ...pay,
          salaryDate: '2026-05-04',
          sender: 'TALAVARA MILLS',
          estimatedSalary: 50_000,
          mode: '',
          month: 'May-26',
          employerNameMatch: '',
          identificationMode: 'Narration',
        },
      ],
      bounces: [rows[2]],
      bounce_charges: [rows[3]],
      negativeBalace: [{ date: '2026-05-05', balance: -9_990, dayEnd: false }],
      customer_name: '',
      customer_address: '',
    });
  });

  it('say of a salary without the word that its rhythm gave it away [XR-159.c]', () => {
    const xns = ['05', '06', '07'].map(month => xn(`2026-${month}-15`, 9_000, 'NEFT-TALAVARA MILLS'));
    expect(processed({ xns })?.['salary_data']).toMatchObject([
      { identificationMode: 'Rhythm', month: 'May-26' },
      { month: 'Jun-26' },
      { month: 'Jul-26' },
    ]);
  });

  it('have the provider’s salaries and movements where it sent them [CR-038.a, CR-039.a]', () => {
    const salary = { mode: 'NEFT', month: 'Apr-26', employerNameMatch: 'Y', identificationMode: 'Model' };
    const item = { month: 'May-26', category: 'Transfer', amount: 4 };
    expect(
      processed({
        xns: [xn('2026-05-04', 50_000, 'SALARY'), xn('2026-05-05', -1, 'X')],
        estimatedSalaryXns: [{ ...xn('2026-04-04', 40_000, 'Y'), ...salary }],
        top5FundsReceived: [item],
        top5FundsTransferred: [item],
      }),
    ).toMatchObject({
      salary_data: [{ ...salary, salaryDate: '2026-04-04', sender: null, estimatedSalary: 40_000 }],
      huge_credit: [{ ...item, amount: 4, date: '', narration: '', balance: null }],
      huge_debit: [{ ...item, amount: -4, date: '' }],
    });
  });

  it('fill a provider’s month from the rows of that month only [XR-159.a]', () => {
    const xns = [xn('2026-05-04', 5, 'A', 5), xn('2026-06-04', 7, 'ACH RTN', 12)];
    const monthlyDetails = [
      { monthName: 'Jun-26' },
      { monthName: 'May-26', totalCredit: 1 },
      { monthName: 'Week 3' },
    ];
    const empty = { totalCredit: 0, totalDebit: 0, net: 0, bounces: 0 };
    expect(processed({ xns, monthlyDetails })?.['table_month']).toMatchObject([
      { ...empty, monthName: 'May-26', totalCredit: 1, net: 1, balLast: 5 },
      { ...empty, monthName: 'Jun-26', totalCredit: 7, net: 7, balLast: 12, bounces: 1 },
      { ...empty, monthName: 'Week 3', balAvg: null, balLast: null },
    ]);
  });

  it('cover the days with balances, else whole months, and always the rows [XR-159.a]', () => {
    const period = (report: object) => processed(report)?.['period'];
    const xns = [xn('2026-05-04', 5, 'A', 5), xn('2026-05-32', 5, 'no day')];
    const monthlyDetails = [{ monthName: 'May-26' }, { monthName: 'Jun-26' }, { monthName: 'Week 3' }];
    const eODBalances = [{ date: '2026-05-06', balance: 1 }];
    expect(period({ xns })).toEqual({ from: '2026-05-04', to: '2026-05-04' });
    expect(period({ xns, monthlyDetails })).toEqual({ from: '2026-05-01', to: '2026-06-30' });
    expect(period({ xns, monthlyDetails, eODBalances })).toEqual({ from: '2026-05-04', to: '2026-05-06' });
    expect(period({ xns, monthlyDetails: [{ monthName: 'Week 3' }] })).toEqual({
      from: '2026-05-04',
      to: '2026-05-04',
    });
    expect(period({})).toBeNull();
  });

  it('of several accounts keep summary, checks and salaries by account [XR-159.g]', () => {
    const account = (accountNo: string) => ({
      accountNo,
      summaryInfo: { accNo: accountNo },
      fCUAnalysis: { of: accountNo },
      xns: [xn('2026-05-04', 5, 'SALARY')],
    });
    const sections = perfiosSections({ accountAnalysis: ['1', '2'].map(account) });
    const head = ({ xns: _rows, ...rest }: ReturnType<typeof account>) => rest;
    expect(sections?.perfiosReport.report).toMatchObject({
      layout: 'multi-account',
      summaryInfo: { accNo: '1' },
      fCUAnalysis: { of: '1' },
      accountAnalysis: ['1', '2'].map(no => head(account(no))),
    });
    expect(sections?.processedPerfios).toMatchObject({ accountNo: '1', otherAccounts: [{ accountNo: '2' }] });
    expect(sections?.salaryTransactions.map(({ accountNo }) => accountNo)).toEqual(['1', '2']);
    const single = perfiosSections({ accountAnalysis: [account('1')] });
    expect(single?.perfiosReport.report).not.toHaveProperty('accountAnalysis');
    expect(single?.processedPerfios).not.toHaveProperty('otherAccounts');
  });
});

describe('statementView', () => {
  it('restores from the sections what the report said [CR-147.b]', () => {
    const view = viewOf(made('flat-salaried.json').raw);
    const [account] = view.accounts;
    expect(account?.customer?.name).toBe('AARAVI DHUNDWAR');
    expect(view.statements[0]?.fileName).toBe('hdfc-salaried.csv');
    expect(account).toMatchObject({
      bankName: 'HDFC Bank, India',
      accountNo: '999151438497',
      computedEmiDate: 2,
      estimatedSalary: 6_873_500,
      period: { from: '2026-05-01', to: '2026-10-31' },
      hugeCredits: [{ date: '2026-08-19', amount: 21_000_000 }],
      hugeDebits: [{ date: '2026-08-24', amount: -18_500_000 }],
    });
    expect(account?.days).toHaveLength(184);
    expect(account?.transactions[0]?.date).toBe('2026-10-31');
    expect(account?.salaries[0]).toMatchObject({
      date: '2026-05-01',
      sender: 'ZENTRAFIX INFOTECH PVT LTD',
      estimated: 6_817_400,
    });
  });

  it('computes the tables where only rows were sent [XR-159.a]', () => {
    const { raw } = made('flat-salaried.json');
    const whole = viewOf(raw).accounts[0];
    const processed = JSON.parse(JSON.stringify(raw['processedPerfios']));
    const { transaction, accountNo, name } = processed;
    const bare = viewOf({ processedPerfios: { transaction, accountNo, name } }).accounts[0];
    expect(bare?.months).toEqual(whole?.months);
    expect(bare?.topCredits).toEqual(whole?.topCredits);
    expect(bare?.salaries).toMatchObject(whole?.salaries ?? []);
    expect(bare?.computedEmiDate).toBe(2);
    expect(bare?.findings).toEqual([]);
  });

  it('keeps a row with an unreadable date, unchanged and at the end [XR-159.g]', () => {
    const transaction = [
      { date: '2026-02-31', narration: 'A', amount: 5, balance: 5 },
      { date: '2026-03-01', narration: 'B', amount: 'x', balance: 5 },
      { date: '2026-03-02', narration: 'C', amount: 5, balance: 10 },
    ];
    const [account] = viewOf({ processedPerfios: { transaction } }).accounts;
    expect(account?.transactions.map(row => [row.dateText, row.amount])).toEqual([
      ['2026-03-02', 500],
      ['2026-02-31', 500],
      ['2026-03-01', null],
    ]);
  });
});

describe('the section schemas', () => {
  it.each([
    ['processedPerfios', processedPerfiosSchema, 'a word'],
    ['processedPerfios', processedPerfiosSchema, { transaction: 'a word' }],
    ['perfiosReport', perfiosReportSchema, { report: 'a word' }],
    ['salaryTransactions', salaryTransactionsSchema, { rows: 1 }],
  ] as const)('call %s broken instead of throwing', (name, schema, value) => {
    expect(sectionOf<unknown>({ [name]: value }, name, schema).state).toBe('broken');
  });

  it('read an empty object as a statement without rows', () => {
    const [account] = viewOf({ processedPerfios: {} }).accounts;
    expect(account).toMatchObject({ transactions: [], months: [], bankName: '', computedEmiDate: null });
  });

  it('read ten thousand rows, each of them [XR-159.g]', () => {
    const transaction = Array.from({ length: 10_000 }, (_, index) => ({
      date: `2026-${String(1 + Math.floor(index / 1000)).padStart(2, '0')}-${String(1 + Math.floor((index % 1000) / 40)).padStart(2, '0')}`,
      chqNo: '',
      narration: `UPI-KIRANA KART-${index}`,
      amount: index % 7 === 0 ? 812.5 : -100.25,
      category: 'Transfer to KIRANA KART',
      balance: index,
    }));
    const [account] = viewOf({ processedPerfios: { transaction } }).accounts;
    expect(account?.transactions).toHaveLength(10_000);
    expect(account?.months).toHaveLength(10);
  });
});

describe('a loan with statements of two banks', () => {
  const xns = (narrations: readonly string[]) =>
    narrations.map((narration, at) => ({
      date: `2026-05-0${at + 1}`,
      narration,
      amount: 1,
      balance: at + 1,
    }));
  const analysis = (instName: string, accNo: string) => ({
    accountNo: accNo,
    summaryInfo: { instName, accNo },
    fCUAnalysis: { possibleFraudIndicators: { [`of${instName}`]: { status: 'true' } } },
  });
  const file = (bank: string, name: string, accountNo: string, accountType: string) => ({
    fileName: `${bank}.pdf`,
    customerInfo: { bank, name },
    statementAccounts: [{ accountNo, accountType }],
  });
  const shown = (body: unknown) => {
    const raw: Record<string, unknown> = JSON.parse(JSON.stringify(perfiosSections(body)));
    return viewOf(raw).accounts.map(one => ({
      bank: one.bankName,
      type: one.accountType,
      rows: one.transactions.map(({ narration }) => narration).toReversed(),
      customer: [one.customer?.name, one.customer?.bank],
      findings: one.findings.map(({ name }) => name),
    }));
  };
  const expected = (names: readonly [string, string], types: readonly [string, string]) => [
    {
      bank: 'Axis',
      type: types[0],
      rows: ['a', 'b'],
      customer: [names[0], 'Axis'],
      findings: ['Of axis'],
    },
    { bank: 'Yes', type: types[1], rows: ['c'], customer: [names[1], 'Yes'], findings: ['Of yes'] },
  ];

  it.each([
    ['without numbers', ''],
    ['whose masked numbers look the same', 'XXXXXX1234'],
  ])('shows name, type, rows and findings of each account %s [CR-045.a]', (_name, number) => {
    const body = {
      customerInfo: { bank: 'Axis', name: 'ASHA RAO' },
      accountAnalysis: [analysis('Axis', number), analysis('Yes', number)],
      accountXns: [
        { accountNo: number, accountType: 'Savings', bank: 'Axis', xns: xns(['a', 'b']) },
        { accountNo: number, accountType: 'Current', bank: 'Yes', xns: xns(['c']) },
      ],
      statementdetails: [
        file('Axis', 'ASHA RAO', number, 'Savings'),
        file('Yes', 'ASHA R', number, 'Current'),
      ],
    };
    expect(shown(body)).toEqual(expected(['ASHA RAO', 'ASHA R'], ['Savings', 'Current']));
  });

  it('takes name and type from the file of an account that names neither [CR-045.a]', () => {
    const body = {
      customerInfo: { bank: 'Axis', name: 'ASHA RAO' },
      statementdetails: [file('Axis', 'ASHA RAO', '1', 'Savings'), file('Yes', 'ASHA R', '2', 'Current')],
      accountXns: [
        { accountNo: '1', xns: xns(['a', 'b']) },
        { accountNo: '2', xns: xns(['c']) },
      ],
    };
    const none = { findings: [] };
    const [axis, yes] = expected(['ASHA RAO', 'ASHA R'], ['Savings', 'Current']);
    expect(shown(body)).toEqual([
      { ...axis, ...none },
      { ...yes, ...none },
    ]);
  });
});
