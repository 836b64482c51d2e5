import type { SectionState } from '../loose/section';
import { analyseStatement, type StatementAnalysis } from './analyseStatement';
import { fcuFindings } from './fcu';
import type { ScoredCredit, StatementTransaction } from './model';
import type { FcuFinding, ReportCustomer, ReportStatement } from './providerReport';
import type { PerfiosReport, ProcessedPerfios, SalaryTransaction, SectionAccount } from './schema';
import { estimatedSalary } from './salary';

/** One account of the bank statement tab, with every table filled. The transactions are newest first, those with
 *  unreadable dates last; the bounces known only by their charge are not among the bounces. */
export type StatementAccount = Omit<SectionAccount, 'opening'> &
  Pick<
    StatementAnalysis,
    | 'estimatedSalary'
    | 'days'
    | 'hugeCredits'
    | 'hugeDebits'
    | 'hugeCreditFrom'
    | 'hugeDebitFrom'
    | 'scored'
    | 'bounceCharges'
    | 'bouncesKnownOnlyByCharge'
    | 'breaks'
  > & {
    /** Unique in the loan. */
    readonly key: string;
    readonly findings: readonly FcuFinding[];
    /** As the account's own file names it, or else the report; the bank is the account's. */
    readonly customer: ReportCustomer | null;
  };

/** Everything the bank statement tab shows. */
export type StatementView = {
  readonly statements: readonly ReportStatement[];
  readonly accounts: readonly StatementAccount[];
};

const newestFirst = (rows: readonly StatementTransaction[]): readonly StatementTransaction[] =>
  rows.toReversed();

function orElse<T>(sent: readonly T[], worked: readonly T[]): readonly T[] {
  return sent.length > 0 ? sent : worked;
}

function accountView(
  account: SectionAccount,
  key: string,
  sent: {
    readonly scored: readonly SalaryTransaction[];
    readonly fcuAnalysis: unknown;
    readonly customer: ReportCustomer | null;
  },
): StatementAccount {
  const { transactions, period, opening } = account;
  const analysis = analyseStatement({ transactions, period, opening });
  const undated = transactions.filter(row => row.date === null || row.amount === null);
  const salaries = orElse(
    account.salaries,
    analysis.salaries.map(row => ({ ...row, estimated: row.amount })),
  );
  return {
    key,
    bankName: account.bankName,
    accountNo: account.accountNo,
    accountType: account.accountType,
    computedEmiDate: account.computedEmiDate ?? analysis.emiDay,
    estimatedSalary: estimatedSalary(salaries.map(row => ({ amount: row.estimated }))),
    period: analysis.period,
    transactions: [...newestFirst(analysis.entries), ...undated],
    days: analysis.days,
    months: orElse(account.months, analysis.months),
    topCredits: orElse(account.topCredits, analysis.topCredits),
    topDebits: orElse(account.topDebits, analysis.topDebits),
    hugeCredits: analysis.hugeCredits,
    hugeDebits: analysis.hugeDebits,
    hugeCreditFrom: analysis.hugeCreditFrom,
    hugeDebitFrom: analysis.hugeDebitFrom,
    salaries,
    scored: orElse<ScoredCredit>(sent.scored, analysis.scored),
    // Only returns count, although senders list more as bounces; without rows only that list is available.
    bounces: transactions.length > 0 ? analysis.bounces : account.bounces,
    bounceCharges: analysis.bounceCharges,
    bouncesKnownOnlyByCharge: analysis.bouncesKnownOnlyByCharge,
    negativeDays: orElse(account.negativeDays, analysis.negativeDays),
    breaks: analysis.breaks,
    findings: fcuFindings(sent.fcuAnalysis),
    customer: sent.customer,
  };
}

const isOf = ({ accountNo, bankName }: SectionAccount, row: SalaryTransaction) =>
  row.accountNo === accountNo && (row.bank === '' || row.bank === bankName);

/** Who the account belongs to: of several files each names its own customer. */
function customerOf(account: SectionAccount, { customer, statements }: PerfiosReport): ReportCustomer {
  const own = statements.find(
    ({ statementAccounts, customerInfo: { bank } }) =>
      (bank === '' || bank === account.bankName) &&
      statementAccounts.some(({ accountNo }) => accountNo === account.accountNo),
  );
  const name = own?.customerInfo.name || customer.name;
  return { ...customer, name, bank: account.bankName || customer.bank };
}

/** The view of the bank statement tab, from the wire sections: the sender's tables where there are any, otherwise
 *  the engine's.
 *  @param sections  missing or broken ones leave their parts of the view empty
 *  @source CR-036 to CR-045 */
export function statementView(
  processed: ProcessedPerfios,
  sections: {
    readonly report: SectionState<PerfiosReport>;
    readonly salary: SectionState<readonly SalaryTransaction[]>;
  },
): StatementView {
  const report = sections.report.state === 'ready' ? sections.report.value : null;
  const scored = sections.salary.state === 'ready' ? sections.salary.value : [];
  const single = processed.accounts.length === 1;
  return {
    statements: report?.statements ?? [],
    accounts: processed.accounts.map((account, index) => {
      const inPlace = report?.accounts[index];
      const ofAnother = processed.accounts.some(one => one.accountNo === inPlace?.accountNo);
      const about =
        (inPlace?.accountNo === account.accountNo ? inPlace : undefined) ??
        report?.accounts.find(one => one.accountNo === account.accountNo) ??
        // A report may mask the number, or have none; what names another account is not about this one.
        (ofAnother ? undefined : inPlace);
      return accountView(account, `${index}-${account.accountNo}`, {
        scored: scored.filter(row => single || isOf(account, row)),
        fcuAnalysis: about?.fcuAnalysis ?? null,
        customer: report && customerOf(account, report),
      });
    }),
  };
}
