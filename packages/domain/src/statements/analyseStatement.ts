import type { Paise } from '../money/paise';
import { bounceChargesIn, bouncesIn, bouncesKnownOnlyByCharge } from './bounces';
import { balancesAfter, dayBalances, negativeDays } from './dayBalances';
import { computedEmiDay } from './emiDay';
import { chainBreaks, inOrder, openingBalance, periodOf } from './entries';
import { hugeFrom, hugeFunds, topFunds } from './huge';
import type {
  BounceRow,
  ChainBreak,
  DatedTransaction,
  DayBalance,
  FundsRow,
  MonthRow,
  NegativeDay,
  SalaryRow,
  ScoredCredit,
  StatementPeriod,
  StatementTransaction,
} from './model';
import { monthlyTable } from './monthlyTable';
import { detectSalaries, estimatedSalary } from './salary';
import { scoreSalaries } from './salaryScore';

/** What the bank, or the reader of its file, says about the rows. */
export type StatementInput = {
  readonly transactions: readonly StatementTransaction[];
  /** Before the first row. @default the oldest row's balance minus its amount */
  readonly opening?: Paise | null | undefined;
  /** The days the statement covers. @default from the first to the last row */
  readonly period?: StatementPeriod | null | undefined;
};

/** Everything the product computes from the rows of one account. */
export type StatementAnalysis = {
  /** The rows used, oldest first. */
  readonly entries: readonly DatedTransaction[];
  readonly period: StatementPeriod | null;
  readonly opening: Paise | null;
  /** The balance at the end of every day, oldest first; empty where the bank prints no balance. */
  readonly days: readonly DayBalance[];
  readonly months: readonly MonthRow[];
  readonly topCredits: readonly FundsRow[];
  readonly topDebits: readonly FundsRow[];
  readonly hugeCredits: readonly FundsRow[];
  readonly hugeDebits: readonly FundsRow[];
  /** The least amount that counts as huge; null where nothing moved. */
  readonly hugeCreditFrom: Paise | null;
  readonly hugeDebitFrom: Paise | null;
  readonly salaries: readonly SalaryRow[];
  readonly estimatedSalary: Paise | null;
  readonly scored: readonly ScoredCredit[];
  readonly bounces: readonly BounceRow[];
  readonly bounceCharges: readonly StatementTransaction[];
  /** Those of the charges whose return the bank did not print. */
  readonly bouncesKnownOnlyByCharge: readonly StatementTransaction[];
  readonly negativeDays: readonly NegativeDay[];
  /** Number of rows after which the balance is negative. */
  readonly negativeRows: number;
  readonly emiDay: number | null;
  readonly breaks: readonly ChainBreak[];
};

/** The statement engine: computes every table of the bank statement tab from the rows of one account. The rows
 *  may be oldest or newest first; rows without a readable date or amount are ignored.
 *  @source CR-036 to CR-044 */
export function analyseStatement(input: StatementInput): StatementAnalysis {
  const entries = inOrder(input.transactions);
  const opening = input.opening ?? openingBalance(entries);
  const period = periodOf(entries, input.period);
  const days = period ? dayBalances(entries, opening, period) : [];
  const months = period ? monthlyTable(entries, days, period) : [];
  const salaries = detectSalaries(entries);
  const estimate = estimatedSalary(salaries);
  const hugeCreditFrom = hugeFrom(entries, 'credit', months.length);
  const hugeDebitFrom = hugeFrom(entries, 'debit', months.length);
  return {
    entries,
    period,
    opening,
    days,
    months,
    topCredits: topFunds(entries, 'credit'),
    topDebits: topFunds(entries, 'debit'),
    hugeCredits: hugeFunds(entries, 'credit', hugeCreditFrom),
    hugeDebits: hugeFunds(entries, 'debit', hugeDebitFrom),
    hugeCreditFrom,
    hugeDebitFrom,
    salaries,
    estimatedSalary: estimate,
    scored: scoreSalaries(entries),
    bounces: bouncesIn(entries),
    bounceCharges: bounceChargesIn(entries),
    bouncesKnownOnlyByCharge: bouncesKnownOnlyByCharge(entries),
    negativeDays: negativeDays(entries, days, opening),
    negativeRows: balancesAfter(entries, opening).filter(balance => balance !== null && balance < 0).length,
    emiDay: computedEmiDay(salaries, days, estimate),
    breaks: chainBreaks(entries, opening),
  };
}
