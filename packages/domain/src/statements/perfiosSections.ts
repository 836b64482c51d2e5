import { endOfMonth } from '../calendar/arithmetic';
import { isBusinessDate } from '../calendar/businessDate';
import { type Paise, paiseToRupees } from '../money/paise';
import { analyseStatement, type StatementAnalysis } from './analyseStatement';
import type { FundsRow, MonthRow, StatementPeriod, StatementTransaction } from './model';
import { statementMonthName } from './monthName';
import { payerOf } from './payer';
import type { ReportAccount } from './providerReport';
import { readPerfios } from './readPerfios';

/** The three sections of a loan that a statement report makes, in the wire's words (CR-146 to CR-148). */
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

function wireMonth(row: MonthRow) {
  return {
    monthName: row.name,
    totalCredit: wireAmount(row.credits),
    totalDebit: wireAmount(row.debits),
    net: wireAmount(row.net),
    balAvg: wireAmount(row.averageBalance),
    balLast: wireAmount(row.closingBalance),
    bounces: row.bounces,
  };
}

/** The days a report covers: those it has balances for, or its whole months; null leaves it to the rows. */
function reportPeriod({ days, months }: ReportAccount): StatementPeriod | null {
  const [firstDay, lastDay] = [days[0]?.date, days.at(-1)?.date];
  if (firstDay && lastDay) return { from: firstDay, to: lastDay };
  const covered = months.flatMap(({ month }) => month ?? []).sort();
  const [from, to] = [`${covered[0]}-01`, `${covered.at(-1)}-01`];
  return isBusinessDate(from) && isBusinessDate(to) ? { from, to: endOfMonth(to) } : null;
}

/** The engine over the rows of a report, with the days and the opening balance the report implies. */
export function analyseAccount(account: ReportAccount): StatementAnalysis {
  return analyseStatement({ transactions: account.transactions, period: reportPeriod(account) });
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
  return {
    name: account.bank,
    accountNo: account.accountNo,
    accountType: account.accountType,
    computedEMIDate: analysis.emiDay,
    period: analysis.period,
    openingBalance: wireAmount(analysis.opening),
    transaction: account.transactions.map(wireRow),
    table_month: (account.months.length > 0 ? account.months : analysis.months).map(wireMonth),
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
    bounces: analysis.bounces.map(wireRow),
    bounce_charges: analysis.bounceCharges.map(wireRow),
    negativeBalace: analysis.negativeDays.map(({ date, balance, dayEnd }) => ({
      date,
      balance: wireAmount(balance),
      dayEnd,
    })),
  };
}

/** What a statement report makes of a loan: its raw part, the tables, and the lender's own salary rows. It is made
 *  once, when the report comes in, so that reading a loan computes nothing. The provider's tables are taken where it
 *  sent them, otherwise the engine's. The documents know one account: a report of several has the first one's fields
 *  where they expect them and the rest under `otherAccounts`.
 *  @param body  as the provider sent it
 *  @returns null for what is no report
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
      analysis.scored.map(row => ({ accountNo: account.accountNo, ...wireRow(row), score: row.score })),
    ),
  };
}
