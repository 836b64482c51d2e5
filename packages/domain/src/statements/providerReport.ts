import type { DayBalance, FundsRow, MonthRow, StatementTransaction } from './model';

/** The layout of a provider's report. */
export type ReportLayout = 'flat' | 'multi-account' | 'pir';

/** The subject of the report, in the provider's words. */
export type ReportCustomer = {
  readonly name: string;
  readonly address: string;
  readonly landline: string;
  readonly mobile: string;
  readonly email: string;
  readonly pan: string;
  readonly bank: string;
  readonly instId: string;
  readonly perfiosTransactionId: string;
  readonly customerTransactionId: string;
};

/** A month as the provider summarises it. */
export type ReportMonth = MonthRow & {
  readonly startDate: string;
  /** Which values the provider left out: absent is not zero. */
  readonly silent: { readonly credits: boolean; readonly debits: boolean; readonly bounces: boolean };
};

/** A file the report was created from. */
export type ReportStatement = {
  readonly fileName: string;
  readonly statementStatus: string;
  readonly customerInfo: ReportCustomer;
  readonly statementAccounts: readonly {
    readonly accountNo: string;
    readonly accountType: string;
    readonly xnsStartDate: string;
    readonly xnsEndDate: string;
  }[];
};

/** A finding of the fraud check: a yes or no, or the rows it found. */
export type FcuFinding = {
  /** 'Possible fraud indicators', 'Behavioural transactional indicators'. */
  readonly group: string;
  /** In words: 'Suspicious bank e-statements'. */
  readonly name: string;
  readonly status: boolean | null;
  /** Each in words: '10 Jun 2026, −3,725.54'. */
  readonly rows: readonly string[];
};

/** A salary as the provider found it. */
export type ReportSalary = StatementTransaction & {
  readonly mode: string;
  readonly month: string;
  readonly employerNameMatch: string;
  readonly identificationMode: string;
};

/** One account of a report. Lists the provider did not send are empty: the engine computes them from the rows. */
export type ReportAccount = {
  readonly accountNo: string;
  readonly accountType: string;
  readonly bank: string;
  readonly transactions: readonly StatementTransaction[];
  readonly months: readonly ReportMonth[];
  readonly days: readonly DayBalance[];
  readonly topCredits: readonly FundsRow[];
  readonly topDebits: readonly FundsRow[];
  readonly salaries: readonly ReportSalary[];
  readonly bouncedOrPenal: readonly StatementTransaction[];
  /** As received: shown, not computed with. */
  readonly summaryInfo: unknown;
  readonly fcuAnalysis: unknown;
};

/** A provider's report in any layout. */
export type ProviderReport = {
  readonly layout: ReportLayout;
  readonly customer: ReportCustomer;
  readonly statements: readonly ReportStatement[];
  readonly accounts: readonly ReportAccount[];
};

export type Institution = { readonly id: string; readonly name: string };

/** The kinds of answers of the statement provider. */
export type PerfiosAnswer =
  | { readonly outcome: 'report'; readonly report: ProviderReport }
  | {
      readonly outcome: 'error';
      readonly codes: readonly string[];
      readonly detailMessages: readonly string[];
      /** The message of the error dialog. */
      readonly dialog: string;
    }
  /** `runStatus` null: completed; our own FAILED for anything else. */
  | { readonly outcome: 'status'; readonly runStatus: 'FAILED' | null; readonly reason: string }
  | { readonly outcome: 'list'; readonly institutions: readonly Institution[] }
  | { readonly outcome: 'unknown' };
