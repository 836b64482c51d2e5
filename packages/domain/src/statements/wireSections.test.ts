import { describe, expect, it } from 'vitest';
import { sectionOf } from '../loose/section';
import { perfiosReportSchema, processedPerfiosSchema, salaryTransactionsSchema } from './schema';
import { statementView } from './statementView';

// Figures the engine would not compute from the two rows, which proves that the sent ones are shown.
const row = { date: '2026-10-01', chqNo: '000017', narration: 'NEFT CR-ACME', amount: 500, balance: 900 };
const processedPerfios = {
  name: 'Sahyadri Bank, India',
  accountNo: '999151436630',
  computedEMIDate: 17,
  customer_name: 'KAVYA RAGHUNATHAN',
  customer_address: 'FLAT 304, BENGALURU',
  transaction: [row, { ...row, date: '2026-10-02', amount: -100, balance: 800 }],
  table_month: [{ monthName: 'Oct-26', totalCredit: 7_000, totalDebit: 2_500, bounces: 3 }],
  huge_credit: [{ ...row, month: 'Oct-26', amount: 61_000 }],
  huge_debit: [{ ...row, month: 'Oct-26', amount: -42_000 }],
  salary_data: [{ ...row, salaryDate: '2026-09-30', sender: 'ACME LLP', estimatedSalary: 31_250 }],
  bounces: [row],
  negativeBalace: [{ date: '2026-09-12', balance: -900 }],
};

const sectionsOf = (changes: Record<string, unknown> = {}) => {
  const raw = {
    processedPerfios,
    perfiosReport: {
      report: {
        customerInfo: { name: 'KAVYA R', pan: 'ZZXPR1000Z' },
        statementdetails: [{ fileName: 'october.pdf', statementStatus: 'VERIFIED' }],
        fCUAnalysis: { possibleFraudIndicators: { suspiciousBankEStatements: { status: 'true' } } },
        summaryInfo: { instName: 'Sahyadri Bank' },
      },
    },
    salaryTransactions: [{ ...row, category: 'Salary', score: 87, accountNo: '999151436630' }],
    ...changes,
  };
  return {
    processed: sectionOf(raw, 'processedPerfios', processedPerfiosSchema),
    report: sectionOf(raw, 'perfiosReport', perfiosReportSchema),
    salary: sectionOf(raw, 'salaryTransactions', salaryTransactionsSchema),
  };
};

const viewOf = (changes?: Record<string, unknown>) => {
  const { processed, report, salary } = sectionsOf(changes);
  if (processed.state !== 'ready') throw new Error(processed.state);
  return statementView(processed.value, { report, salary });
};

describe('the sections of a bank statement under their documented names', () => {
  it('processedPerfios: every field reaches the tab [CR-038.a, CR-039.a, CR-147.a, CR-147.b]', () => {
    expect(sectionsOf().processed).toMatchObject({
      state: 'ready',
      value: { customerName: 'KAVYA RAGHUNATHAN', customerAddress: 'FLAT 304, BENGALURU' },
    });
    expect(viewOf().accounts).toMatchObject([
      {
        bankName: 'Sahyadri Bank, India',
        accountNo: '999151436630',
        computedEmiDate: 17,
        estimatedSalary: 3_125_000,
        transactions: [
          { date: '2026-10-02', amount: -10_000 },
          { date: '2026-10-01', narration: 'NEFT CR-ACME', chequeNo: '000017', balance: 90_000 },
        ],
        months: [{ name: 'Oct-26', month: '2026-10', credits: 700_000, debits: 250_000, bounces: 3 }],
        topCredits: [{ amount: 6_100_000, monthName: 'Oct-26' }],
        topDebits: [{ amount: -4_200_000, monthName: 'Oct-26' }],
        salaries: [{ date: '2026-09-30', sender: 'ACME LLP', estimated: 3_125_000 }],
        negativeDays: [{ date: '2026-09-12', balance: -90_000, dayEnd: true }],
      },
    ]);
  });

  it('processedPerfios: its bounces are shown where it sends no rows [CR-147.a]', () => {
    const { accounts } = viewOf({ processedPerfios: { ...processedPerfios, transaction: [] } });
    expect(accounts[0]?.bounces).toMatchObject([{ narration: 'NEFT CR-ACME', amount: 50_000 }]);
  });

  it('perfiosReport: customer, files, fraud check and summary [CR-146.a]', () => {
    const view = viewOf();
    expect(view.accounts[0]?.customer).toMatchObject({ name: 'KAVYA R', pan: 'ZZXPR1000Z' });
    expect(view.statements).toMatchObject([{ fileName: 'october.pdf', statementStatus: 'VERIFIED' }]);
    expect(view.accounts[0]?.findings).toMatchObject([
      { name: 'Suspicious bank e-statements', status: true },
    ]);
    expect(sectionsOf().report).toMatchObject({
      value: { accounts: [{ summaryInfo: { instName: 'Sahyadri Bank' } }] },
    });
  });

  it('salaryTransactions: each with its sender, or the payer of its narration [CR-148.a]', () => {
    const salaryTransactions = [
      { ...row, sender: ' ACME LLP ' },
      { ...row, sender: '' },
      { ...row, narration: 'SALARY' },
    ];
    expect(viewOf({ salaryTransactions }).accounts[0]?.scored.map(({ sender }) => sender)).toEqual([
      'ACME LLP',
      'ACME',
      null,
    ]);
  });

  it('salaryTransactions: each with its score [CR-148.a]', () => {
    expect(viewOf().accounts[0]?.scored).toMatchObject([
      { date: '2026-10-01', category: 'Salary', amount: 50_000, balance: 90_000, score: 87 },
    ]);
    expect(viewOf({ salaryTransactions: [] }).accounts[0]?.scored).toEqual([]);
  });
});

describe('processedPerfios, field by field', () => {
  const account = (changes: Record<string, unknown>) => {
    const [first] = viewOf({ processedPerfios: { ...processedPerfios, ...changes } }).accounts;
    if (!first) throw new Error('The account is missing');
    return first;
  };

  it.each([
    [7, 7],
    [10, 10],
    [29, 29],
    ['31', 31],
    [32, '32'],
    ['0', '0'],
    ['07', '07'],
    ['1st', '1st'],
    ['about 1', 'about 1'],
    ['', null],
    [{}, null],
  ])('computedEMIDate %j is a day of the month or a text: %j [CR-147.b]', (computedEMIDate, read) => {
    expect(sectionsOf({ processedPerfios: { computedEMIDate } }).processed).toMatchObject({
      value: { accounts: [{ computedEmiDate: read }] },
    });
  });

  it('the type of the account', () => {
    expect(account({ accountType: 'SAVINGS' }).accountType).toBe('SAVINGS');
  });

  it('period and openingBalance, when both days exist', () => {
    const period = { from: '2026-09-01', to: '2026-10-31' };
    expect(account({ period, openingBalance: 4.5 })).toMatchObject({
      period,
      days: [{ balance: 450 }, ...Array.from({ length: 60 }, () => ({}))],
    });
    for (const broken of [
      { from: '2026-09-01' },
      { to: '2026-10-31' },
      { ...period, to: '2026-10-32' },
      'word',
    ]) {
      expect(account({ period: broken }).period).toEqual({ from: '2026-10-01', to: '2026-10-02' });
    }
  });

  it('a month counts its own bounces, or those of the provider’s two figures [CR-147.a]', () => {
    const bounces = (month: object) =>
      account({ table_month: [{ monthName: 'Oct-26', ...month }] }).months[0]?.bounces;
    expect(bounces({ bounces: 0, inwBounces: 5 })).toBe(0);
    expect(bounces({ bounces: '4', inwBounces: 5 })).toBe(4);
    expect(bounces({ bounces: 'many', inwBounces: 5, outwBounces: '2' })).toBe(7);
    expect(bounces({ inwBounces: 5, outwBounces: '2' })).toBe(7);
    expect(bounces({})).toBe(0);
  });

  it('huge movements without an amount are left out; others are kept as written [CR-038.a, CR-039.a]', () => {
    const { topCredits, topDebits } = account({
      huge_credit: [{ month: 'Oct-26' }, { ...row, category: 'Transfer', month: 'Oct-26' }],
      huge_debit: [{ amount: 'x' }, { amount: -1, date: '31/02' }],
    });
    expect(topCredits).toEqual([
      {
        date: '2026-10-01',
        dateText: '2026-10-01',
        monthName: 'Oct-26',
        narration: 'NEFT CR-ACME',
        category: 'Transfer',
        amount: 50_000,
        balance: 90_000,
      },
    ]);
    expect(topDebits).toEqual([
      {
        date: null,
        dateText: '31/02',
        monthName: '',
        narration: '',
        category: '',
        amount: -100,
        balance: null,
      },
    ]);
  });

  it('a salary has its own day, sender and estimate, or those of its row [CR-040.a]', () => {
    const { salaries, estimatedSalary } = account({
      salary_data: [{ ...row, narration: 'NEFT CR-ZBNK0007820-TALAVARA MILLS-RAVI' }],
    });
    expect(salaries).toMatchObject([
      { date: '2026-10-01', dateText: '2026-10-01', sender: 'TALAVARA MILLS', estimated: 50_000 },
    ]);
    expect(estimatedSalary).toBe(50_000);
    expect(account({ salary_data: [{ ...row, sender: ' ', narration: 'SALARY' }] }).salaries).toMatchObject([
      { sender: null },
    ]);
  });

  it('a negative day ends below zero unless it says otherwise; one without day or balance is left out [CR-044.a]', () => {
    const negativeBalace = [
      { date: '2026-09-12', balance: -1, dayEnd: false },
      { date: '2026-09-13', balance: -2, dayEnd: 'true' },
      { date: '2026-09-14', balance: -3, dayEnd: 'maybe' },
      { date: '2026-09-31', balance: -4 },
      { date: '2026-09-16' },
    ];
    expect(account({ negativeBalace }).negativeDays).toEqual([
      { date: '2026-09-12', balance: -100, dayEnd: false },
      { date: '2026-09-13', balance: -200, dayEnd: true },
      { date: '2026-09-14', balance: -300, dayEnd: true },
    ]);
  });

  it('tables that were not sent are the engine’s [CR-044.a]', () => {
    const none = { table_month: [], huge_credit: null, huge_debit: [], salary_data: [], negativeBalace: [] };
    const transaction = [
      { ...row, narration: 'NEFT SALARY' },
      { ...row, date: '2026-10-02', narration: 'ACH RTN', amount: -600, balance: 300 },
      { ...row, date: '2026-10-03', narration: 'ACH RTN CHRG', amount: -301, balance: -1 },
      { ...row, date: '2026-10-04', narration: 'ECS RTN CHRG', amount: -1, balance: -3 },
    ];
    expect(account({ ...none, transaction })).toMatchObject({
      accountType: '',
      months: [{ name: 'Oct-26', credits: 50_000, debits: 90_200 }],
      topCredits: [{ amount: 50_000 }],
      topDebits: [{ amount: -60_000 }, { amount: -30_100 }, { amount: -100 }],
      hugeCredits: [],
      hugeCreditFrom: 75_000,
      hugeDebitFrom: 135_300,
      salaries: [{ date: '2026-10-01', estimated: 50_000 }],
      estimatedSalary: 50_000,
      bounces: [{ narration: 'ACH RTN', channel: 'NACH' }],
      bounceCharges: [{ narration: 'ACH RTN CHRG' }, { narration: 'ECS RTN CHRG' }],
      bouncesKnownOnlyByCharge: [{ narration: 'ECS RTN CHRG' }],
      negativeDays: [{ date: '2026-10-03' }, { date: '2026-10-04' }],
      breaks: [{ row: 4, expected: -200, found: -300 }],
    });
  });

  it.each(Object.keys(processedPerfios).slice(5))('is broken by a word instead of the list %s', name => {
    expect(sectionsOf({ processedPerfios: { [name]: 'word' } }).processed).toEqual({
      state: 'broken',
      issues: [`processedPerfios: ${name} is no list`],
    });
    expect(sectionsOf({ processedPerfios: { [name]: null } }).processed.state).toBe('ready');
    expect(sectionsOf({ processedPerfios: { [name]: {} } }).processed.state).toBe('ready');
  });

  it('is broken by a word instead of its further accounts, or of itself', () => {
    expect(sectionsOf({ processedPerfios: { otherAccounts: 7 } }).processed).toEqual({
      state: 'broken',
      issues: ['processedPerfios: otherAccounts is no list'],
    });
    expect(sectionsOf({ processedPerfios: [] }).processed).toEqual({
      state: 'broken',
      issues: ['processedPerfios: is not an object'],
    });
    expect(sectionsOf({ perfiosReport: 7 }).report).toEqual({
      state: 'broken',
      issues: ['perfiosReport: is not an object'],
    });
    expect(sectionsOf({ salaryTransactions: 7 }).salary).toEqual({
      state: 'broken',
      issues: ['salaryTransactions: is no list'],
    });
  });
});

describe('several accounts of one loan', () => {
  const second = { ...processedPerfios, accountNo: '2222', name: 'Dhara Bank' };
  const analysis = (accountNo: string, narration: string) => ({
    accountNo,
    summaryInfo: { accNo: accountNo },
    fCUAnalysis: { group: { someXns: [{ narration }] } },
  });
  const several = {
    processedPerfios: { ...processedPerfios, otherAccounts: [second] },
    perfiosReport: {
      report: { accountAnalysis: [analysis('XXXX6630', 'by its place'), analysis('2222', 'by its number')] },
    },
    salaryTransactions: [
      { ...row, accountNo: '2222', score: 61 },
      { ...row, accountNo: '999151436630', score: 'x' },
      { ...row, accountNo: '3333', score: 62 },
    ],
  };
  const findingsOf = (changes: Record<string, unknown>) =>
    viewOf(changes).accounts.map(({ findings }) => findings.flatMap(({ rows }) => rows));

  it('are shown, the documented one first, each with its own key, findings and salaries [CR-147.b, CR-148.a]', () => {
    expect(findingsOf(several)).toEqual([['by its place'], ['by its number']]);
    expect(
      viewOf(several).accounts.map(({ key, bankName, scored }) => [
        key,
        bankName,
        scored.map(({ score }) => score),
      ]),
    ).toEqual([
      ['0-999151436630', 'Sahyadri Bank, India', [null]],
      ['1-2222', 'Dhara Bank', [61]],
    ]);
    expect(sectionsOf(several).report).toMatchObject({
      value: {
        accounts: [
          { accountNo: 'XXXX6630', summaryInfo: { accNo: 'XXXX6630' } },
          { accountNo: '2222', summaryInfo: { accNo: '2222' } },
        ],
      },
    });
  });

  it('never have the findings of another account [CR-045.a]', () => {
    const accountAnalysis = [analysis('2222', 'of the second'), analysis('3333', 'of a third')];
    expect(findingsOf({ ...several, perfiosReport: { report: { accountAnalysis } } })).toEqual([
      [],
      ['of the second'],
    ]);
  });

  it('of a single account has every salary, and the report of none [CR-041.a]', () => {
    expect(viewOf({ salaryTransactions: several.salaryTransactions }).accounts[0]?.scored).toHaveLength(3);
    const report = { accountNo: '7', summaryInfo: {} };
    expect(sectionsOf({ perfiosReport: { report } }).report).toMatchObject({
      value: { accounts: [{ accountNo: '', summaryInfo: {} }] },
    });
    expect(sectionsOf({ perfiosReport: {} }).report).toMatchObject({
      value: { statements: [], accounts: [{ accountNo: '', summaryInfo: null, fcuAnalysis: null }] },
    });
  });

  it('without a readable report or salaries are shown all the same', () => {
    const view = viewOf({ perfiosReport: undefined, salaryTransactions: undefined });
    expect(view).toMatchObject({
      statements: [],
      accounts: [{ customer: null, findings: [], scored: [] }],
    });
  });
});

describe('perfiosReport, field by field', () => {
  it('has every word of customer, file and account [CR-146.a]', () => {
    const customerInfo = {
      name: 'KAVYA R',
      address: 'BENGALURU',
      landline: '080',
      mobile: '9000010101',
      email: 'k@mail.example',
      pan: 'ZZXPR1000Z',
      bank: 'Sahyadri Bank',
      instId: 23,
      perfiosTransactionId: 'P1',
      customerTransactionId: 'C1',
    };
    const statement = {
      fileName: 'october.pdf',
      statementStatus: 'VERIFIED',
      customerInfo,
      statementAccounts: [
        { accountNo: '1', accountType: 'SAVINGS', xnsStartDate: '2026-05-01', xnsEndDate: '2026-10-31' },
      ],
    };
    const read = { ...customerInfo, instId: '23' };
    expect(
      viewOf({ perfiosReport: { report: { customerInfo, statementdetails: [statement] } } }),
    ).toMatchObject({
      // The bank is the account's.
      accounts: [{ customer: { ...read, bank: 'Sahyadri Bank, India' } }],
      statements: [{ ...statement, customerInfo: read }],
    });
    const wrapped = {
      statement: { ...statement, statementAccounts: { statementAccount: statement.statementAccounts } },
    };
    expect(viewOf({ perfiosReport: { report: { statementdetails: wrapped } } }).statements).toMatchObject([
      { ...statement, customerInfo: read },
    ]);
  });
});
