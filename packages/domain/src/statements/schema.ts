import * as v from 'valibot';
import { type BusinessDate, isBusinessDate } from '../calendar/businessDate';
import type { Paise } from '../money/paise';
import type {
  FundsRow,
  MonthRow,
  NegativeDay,
  ScoredCredit,
  StatementPeriod,
  StatementTransaction,
} from './model';
import { payerOf } from './payer';
import type { ReportCustomer, ReportStatement } from './providerReport';
import { monthsInOrder, reportMonth } from './reportAccount';
import { reportCustomer, reportStatements } from './reportHead';
import { readDay } from '../calendar/moment';
import { field, firstText, flagOf, type JsonObject, objectSchema, textAt, textOf } from '../loose/loose';
import { rupeesOf } from '../money/rupeesOf';
import { itemsOf } from './itemsOf';
import { wireTransaction, wireTransactions } from './wireTransactions';

// Only checks that the lists are lists; their rows are read by hand: a schema would take a tenth of a second for
// ten thousand rows, and a single bad cell must not break the section.

function lists(...names: readonly string[]) {
  return v.rawCheck<JsonObject>(({ dataset, addIssue }) => {
    if (!dataset.typed) return;
    for (const name of names) {
      const value = field(dataset.value, name);
      const known = value === undefined || value === null || typeof value === 'object';
      if (!known) addIssue({ message: `${name} is no list` });
    }
  });
}

/** A salary of the section: the row and its sender. */
export type SectionSalary = StatementTransaction & {
  readonly sender: string | null;
  readonly estimated: Paise | null;
};

/** One account of processedPerfios. Lists that were not sent are empty. */
export type SectionAccount = {
  readonly bankName: string;
  readonly accountNo: string;
  readonly accountType: string;
  /** A day of the month as a number, or the text received. */
  readonly computedEmiDate: number | string | null;
  readonly period: StatementPeriod | null;
  readonly opening: Paise | null;
  readonly transactions: readonly StatementTransaction[];
  readonly months: readonly MonthRow[];
  readonly topCredits: readonly FundsRow[];
  readonly topDebits: readonly FundsRow[];
  readonly salaries: readonly SectionSalary[];
  readonly bounces: readonly StatementTransaction[];
  readonly negativeDays: readonly NegativeDay[];
};

/** processedPerfios in the product's model. */
export type ProcessedPerfios = {
  readonly customerName: string;
  readonly customerAddress: string;
  /** The documented account first, then the further ones. */
  readonly accounts: readonly SectionAccount[];
};

function periodOf(value: unknown): StatementPeriod | null {
  const [from, to] = [textAt(value, 'from'), textAt(value, 'to')];
  return isBusinessDate(from) && isBusinessDate(to) ? { from, to } : null;
}

function monthRow(row: JsonObject): MonthRow {
  const { startDate: _own, silent: _known, ...month } = reportMonth(row);
  const bounces = Number(textAt(row, 'bounces') || Number.NaN);
  return { ...month, bounces: Number.isFinite(bounces) ? bounces : month.bounces };
}

function fundsRow(row: JsonObject): FundsRow[] {
  const { date, dateText, narration, category, amount, balance } = wireTransaction(row);
  if (amount === null) return [];
  const written = textAt(row, 'month');
  return [{ date, dateText, monthName: written, narration, category, amount, balance }];
}

function salaryRow(row: JsonObject): SectionSalary {
  const transaction = wireTransaction(row);
  const dateText = firstText(field(row, 'salaryDate'), transaction.dateText);
  return {
    ...transaction,
    date: readDay(dateText),
    dateText,
    sender: firstText(field(row, 'sender')) || payerOf(transaction.narration),
    estimated: rupeesOf(field(row, 'estimatedSalary')) ?? transaction.amount,
  };
}

function negativeDay(row: JsonObject): NegativeDay[] {
  const date: BusinessDate | null = readDay(textAt(row, 'date'));
  const balance = rupeesOf(field(row, 'balance'));
  if (date === null || balance === null) return [];
  return [{ date, balance, dayEnd: flagOf(field(row, 'dayEnd')) ?? true }];
}

function emiDate(value: unknown): number | string | null {
  const text = textOf(value);
  if (/^(?:[1-9]|[12]\d|3[01])$/.test(text)) return Number(text);
  return text === '' ? null : text;
}

function sectionAccount(wire: JsonObject): SectionAccount {
  const list = (name: string) => itemsOf(field(wire, name));
  return {
    bankName: textAt(wire, 'name'),
    accountNo: textAt(wire, 'accountNo'),
    accountType: textAt(wire, 'accountType'),
    computedEmiDate: emiDate(field(wire, 'computedEMIDate')),
    period: periodOf(field(wire, 'period')),
    opening: rupeesOf(field(wire, 'openingBalance')),
    transactions: wireTransactions(field(wire, 'transaction')),
    months: monthsInOrder(list('table_month').map(monthRow)),
    topCredits: list('huge_credit').flatMap(fundsRow),
    topDebits: list('huge_debit').flatMap(fundsRow),
    salaries: list('salary_data').map(salaryRow),
    bounces: wireTransactions(field(wire, 'bounces')),
    negativeDays: list('negativeBalace').flatMap(negativeDay),
  };
}

const tables = [
  'transaction',
  'table_month',
  'huge_credit',
  'huge_debit',
  'salary_data',
  'bounces',
  'negativeBalace',
];

/** processedPerfios of the credit loan (CR-147); parses wire names into the model. */
export const processedPerfiosSchema = v.pipe(
  objectSchema,
  lists(...tables, 'otherAccounts'),
  v.transform(
    (wire): ProcessedPerfios => ({
      customerName: textAt(wire, 'customer_name'),
      customerAddress: textAt(wire, 'customer_address'),
      accounts: [wire, ...itemsOf(field(wire, 'otherAccounts'))].map(sectionAccount),
    }),
  ),
);

/** perfiosReport.report as the tab shows it: summary and fraud check as received, by account number. */
export type PerfiosReport = {
  readonly customer: ReportCustomer;
  readonly statements: readonly ReportStatement[];
  readonly accounts: readonly {
    /** '' for the report of one account. */
    readonly accountNo: string;
    readonly summaryInfo: unknown;
    readonly fcuAnalysis: unknown;
  }[];
};

/** perfiosReport of the credit loan (CR-146). */
export const perfiosReportSchema = v.pipe(
  v.object({ report: v.nullish(objectSchema, {}) }, 'is not an object'),
  v.transform(({ report }): PerfiosReport => {
    const several = itemsOf(field(report, 'accountAnalysis'));
    return {
      customer: reportCustomer(field(report, 'customerInfo')),
      statements: reportStatements(field(report, 'statementdetails')),
      accounts: (several.length > 0 ? several : [report]).map(one => ({
        accountNo: several.length > 0 ? textAt(one, 'accountNo') : '',
        summaryInfo: field(one, 'summaryInfo') ?? null,
        fcuAnalysis: field(one, 'fCUAnalysis') ?? null,
      })),
    };
  }),
);

/** A row of salaryTransactions with its account and that account's bank, '' where not sent. */
export type SalaryTransaction = ScoredCredit & { readonly accountNo: string; readonly bank: string };

/** salaryTransactions of the credit loan (CR-148). */
export const salaryTransactionsSchema = v.pipe(
  v.array(objectSchema, 'is no list'),
  v.transform(rows =>
    rows.map((row): SalaryTransaction => {
      const transaction = wireTransaction(row);
      const score = Number(textAt(row, 'score') || Number.NaN);
      return {
        ...transaction,
        accountNo: textAt(row, 'accountNo'),
        bank: textAt(row, 'bank'),
        sender: firstText(field(row, 'sender')) || payerOf(transaction.narration),
        score: Number.isFinite(score) ? score : null,
      };
    }),
  ),
);
