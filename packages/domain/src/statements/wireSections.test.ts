import { describe, expect, it } from 'vitest';
import { sectionOf } from '../loan/section';
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
  it('processedPerfios: every field reaches the tab [CR-147]', () => {
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

  it('processedPerfios: its bounces are shown where it sends no rows [CR-147]', () => {
    const { accounts } = viewOf({ processedPerfios: { ...processedPerfios, transaction: [] } });
    expect(accounts[0]?.bounces).toMatchObject([{ narration: 'NEFT CR-ACME', amount: 50_000 }]);
  });

  it('perfiosReport: customer, files, fraud check and summary [CR-146]', () => {
    const view = viewOf();
    expect(view.customer).toMatchObject({ name: 'KAVYA R', pan: 'ZZXPR1000Z' });
    expect(view.statements).toMatchObject([{ fileName: 'october.pdf', statementStatus: 'VERIFIED' }]);
    expect(view.accounts[0]?.findings).toMatchObject([
      { name: 'Suspicious bank e-statements', status: true },
    ]);
    expect(sectionsOf().report).toMatchObject({
      value: { accounts: [{ summaryInfo: { instName: 'Sahyadri Bank' } }] },
    });
  });

  it('salaryTransactions: each with its score [CR-148]', () => {
    expect(viewOf().accounts[0]?.scored).toMatchObject([
      { date: '2026-10-01', category: 'Salary', amount: 50_000, balance: 90_000, score: 87 },
    ]);
    expect(viewOf({ salaryTransactions: [] }).accounts[0]?.scored).toEqual([]);
  });
});
