import { endOfMonth } from '../calendar/arithmetic';
import { parseBusinessDate } from '../calendar/businessDate';
import { type Paise, paiseToRupees, subtract } from '../money/paise';
import { analyseStatement, type StatementAnalysis } from './analyseStatement';
import { bounceChargesIn, bouncesIn } from './bounces';
import { negativeDays } from './dayBalances';
import { spanOf } from './entries';
import type { FundsRow, MonthRow, StatementPeriod, StatementTransaction } from './model';
import { statementMonthName } from '../calendar/monthName';
import { payerOf } from './payer';
import type { ReportAccount, ReportMonth } from './providerReport';
import { readPerfios } from './readPerfios';

/** The three sections of a loan derived from a statement report, with wire names (CR-146 to CR-148). */
export type PerfiosSections = {
  readonly perfiosReport: { readonly report: Readonly<Record<string, unknown>> };
  readonly processedPerfios: Readonly<Record<string, unknown>>;
  readonly salaryTransactions: readonly Readonly<Record<string, unknown>>[];
};

const wireAmount = (amount: Paise | null) => (amount === null ? null : paiseToRupees(amount));

function wireRow(row: StatementTransaction) {
  return {
    date: row.dateText,
    chqNo: row.chequeNo,
    narration: row.narration,
    amount: wireAmount(row.amount),
    category: row.category,
    balance: wireAmount(row.balance),
  };
}

function wireFunds(row: FundsRow) {
  return {
    month: row.monthName,
    date: row.dateText,
    narration: row.narration,
    category: row.category,
    amount: wireAmount(row.amount),
    balance: wireAmount(row.balance),
  };
}

/** @param worked  the engine's months, for missing values and balances */
function wireMonth(row: MonthRow & Partial<Pick<ReportMonth, 'silent'>>, worked: readonly MonthRow[]) {
  const own = worked.find(({ month }) => month === row.month) ?? row;
  const credits = row.silent?.credits ? own.credits : row.credits;
  const debits = row.silent?.debits ? own.debits : row.debits;
  return {
    monthName: row.name,
    totalCredit: wireAmount(credits),
    totalDebit: wireAmount(debits),
    net: wireAmount(subtract(credits, debits)),
    balAvg: wireAmount(row.averageBalance ?? own.averageBalance),
    balLast: wireAmount(row.closingBalance ?? own.closingBalance),
    bounces: row.silent?.bounces ? own.bounces : row.bounces,
  };
}

/** The days a report covers: those with balances or its whole months, plus the days of its rows. Null: determined
 *  by the rows. */
function reportPeriod({ days, months, transactions }: ReportAccount): StatementPeriod | null {
  const covered =
    days.length > 0
      ? days.map(({ date }) => date)
      : months
          .flatMap(({ month }) => parseBusinessDate(`${month}-01`) ?? [])
          .flatMap(first => [first, endOfMonth(first)]);
  return covered.length === 0
    ? null
    : spanOf([...covered, ...transactions.flatMap(({ date }) => date ?? [])]);
}

/** Runs the engine over the rows of a report, with the period and the opening balance the report implies. Where
 *  no row has a balance, the negative days come from the report's own balances. */
export function analyseAccount(account: ReportAccount): StatementAnalysis {
  const analysis = analyseStatement({ transactions: account.transactions, period: reportPeriod(account) });
  if (analysis.days.length > 0) return analysis;
  return { ...analysis, days: account.days, negativeDays: negativeDays([], account.days, null) };
}

function wireAccount(account: ReportAccount, analysis: StatementAnalysis) {
  const salaries =
    account.salaries.length > 0
      ? account.salaries
      : analysis.salaries.map(row => ({
          ...row,
          mode: '',
          month: row.date === null ? '' : statementMonthName(row.date),
          employerNameMatch: '',
          identificationMode: row.signal === 'explicit' ? 'Narration' : 'Rhythm',
        }));
  // Without rows only the report's own list of returns is available.
  const returnable = account.transactions.length > 0 ? analysis.entries : account.bouncedOrPenal;
  return {
    name: account.bank,
    accountNo: account.accountNo,
    accountType: account.accountType,
    computedEMIDate: analysis.emiDay,
    period: analysis.period,
    openingBalance: wireAmount(analysis.opening),
    transaction: account.transactions.map(wireRow),
    table_month: (account.months.length > 0 ? account.months : analysis.months).map(row =>
      wireMonth(row, analysis.months),
    ),
    huge_credit: (account.topCredits.length > 0 ? account.topCredits : analysis.topCredits).map(wireFunds),
    huge_debit: (account.topDebits.length > 0 ? account.topDebits : analysis.topDebits).map(wireFunds),
    salary_data: salaries.map(row => ({
      ...wireRow(row),
      salaryDate: row.dateText,
      sender: payerOf(row.narration),
      estimatedSalary: wireAmount(row.amount),
      mode: row.mode,
      month: row.month,
      employerNameMatch: row.employerNameMatch,
      identificationMode: row.identificationMode,
    })),
    bounces: bouncesIn(returnable).map(wireRow),
    bounce_charges: bounceChargesIn(returnable).map(wireRow),
    negativeBalace: analysis.negativeDays.map(({ date, balance, dayEnd }) => ({
      date,
      balance: wireAmount(balance),
      dayEnd,
    })),
  };
}

/** The sections of a loan derived from a statement report: its raw part, the tables, and the lender's own salary
 *  rows. Computed once, when the report is received, so that reading a loan computes nothing. The provider's
 *  tables are used where it sent them, otherwise the engine's. The documents assume one account: for a report of
 *  several, the first one has the documented fields and the rest are under `otherAccounts`.
 *  @param body  as the provider sent it
 *  @returns null for a body that is not a report
 *  @source CR-146, CR-147, CR-148 */
export function perfiosSections(body: unknown): PerfiosSections | null {
  const answer = readPerfios(body);
  if (answer.outcome !== 'report') return null;
  const { customer, statements, accounts, layout } = answer.report;
  const analysed = accounts.map(account => ({ account, analysis: analyseAccount(account) }));
  const [first, ...others] = analysed;
  if (!first) return null;
  return {
    perfiosReport: {
      report: {
        layout,
        customerInfo: customer,
        statementdetails: statements,
        summaryInfo: first.account.summaryInfo,
        fCUAnalysis: first.account.fcuAnalysis,
        ...(others.length > 0 && {
          accountAnalysis: accounts.map(({ accountNo, summaryInfo, fcuAnalysis }) => ({
            accountNo,
            summaryInfo,
            fCUAnalysis: fcuAnalysis,
          })),
        }),
      },
    },
    processedPerfios: {
      ...wireAccount(first.account, first.analysis),
      customer_name: customer.name,
      customer_address: customer.address,
      ...(others.length > 0 && {
        otherAccounts: others.map(({ account, analysis }) => wireAccount(account, analysis)),
      }),
    },
    salaryTransactions: analysed.flatMap(({ account, analysis }) =>
      analysis.scored.map(row => ({
        accountNo: account.accountNo,
        ...(others.length > 0 && { bank: account.bank }),
        ...wireRow(row),
        score: row.score,
      })),
    ),
  };
}
