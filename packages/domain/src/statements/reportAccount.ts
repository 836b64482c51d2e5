import { monthOf } from '../calendar/arithmetic';
import { formatDate } from '../calendar/format';
import { paise, subtract, zeroPaise } from '../money/paise';
import type { DayBalance, FundsRow, MonthRow, StatementTransaction } from './model';
import { parseStatementMonth, statementMonthName } from '../calendar/monthName';
import type { ReportAccount, ReportMonth, ReportSalary } from './providerReport';
import { readDay } from '../calendar/moment';
import { countOf, field, firstText, type JsonObject, textAt, textOf } from '../loose/loose';
import { rupeesOf } from '../money/rupeesOf';
import { itemsOf } from './itemsOf';
import { wireTransaction, wireTransactions } from './wireTransactions';

/** A row of monthlyDetails; missing amounts are zero, and `silent` lists them. */
export function reportMonth(row: JsonObject): ReportMonth {
  const value = (name: string) => field(row, name);
  const startDate = textOf(value('startDate'));
  const written = textOf(value('monthName'));
  const month = parseStatementMonth(written) ?? parseStatementMonth(startDate);
  const [credit, debit] = [rupeesOf(value('totalCredit')), rupeesOf(value('totalDebit'))];
  const credits = credit ?? zeroPaise;
  const debits = debit ?? zeroPaise;
  return {
    name: written !== '' ? written : month === null ? startDate : statementMonthName(month),
    month,
    startDate,
    credits,
    debits: paise(Math.abs(debits)),
    net: subtract(credits, paise(Math.abs(debits))),
    averageBalance: rupeesOf(value('balAvg')),
    closingBalance: rupeesOf(value('balLast')),
    bounces: (countOf(value('inwBounces')) ?? 0) + (countOf(value('outwBounces')) ?? 0),
    silent: {
      credits: credit === null,
      debits: debit === null,
      bounces: textOf(value('inwBounces')) === '' && textOf(value('outwBounces')) === '',
    },
  };
}

/** The rows of a monthly table, oldest first, invalid months last. */
export function monthsInOrder<Row extends MonthRow>(rows: readonly Row[]): readonly Row[] {
  return rows.toSorted((a, b) => byText(a.month ?? 'none', b.month ?? 'none'));
}

const byText = (left: string, right: string) => (left < right ? -1 : left > right ? 1 : 0);

function dayBalance(row: JsonObject): DayBalance[] {
  const date = readDay(textAt(row, 'date'));
  const balance = rupeesOf(field(row, 'balance'));
  return date === null || balance === null ? [] : [{ date, balance }];
}

function reportSalary(row: JsonObject): ReportSalary {
  const value = (name: string) => textOf(field(row, name));
  return {
    ...wireTransaction(row),
    mode: value('mode'),
    month: value('month'),
    employerNameMatch: value('employerNameMatch'),
    identificationMode: value('identificationMode'),
  };
}

/** The provider's largest movements have month, category and amount only. Each is matched with the row it came
 *  from, which has the rest; a row matches once only. */
function topFunds(
  list: readonly JsonObject[],
  transactions: readonly StatementTransaction[],
  sign: 1 | -1,
): readonly FundsRow[] {
  const taken = new Set<StatementTransaction>();
  return list.flatMap((row): FundsRow[] => {
    const size = rupeesOf(field(row, 'amount'));
    if (size === null) return [];
    const amount = paise(Math.abs(size) * sign);
    const written = textAt(row, 'month');
    const month = parseStatementMonth(written);
    const category = textAt(row, 'category');
    const source = transactions.find(
      one =>
        one.amount === amount &&
        one.date !== null &&
        monthOf(one.date) === month &&
        (category === '' || one.category === category) &&
        !taken.has(one),
    );
    if (source) taken.add(source);
    return [
      {
        date: source?.date ?? null,
        dateText: source?.dateText ?? '',
        monthName: written,
        narration: source?.narration ?? '',
        category,
        amount,
        balance: source?.balance ?? null,
      },
    ];
  });
}

/** Reads one account of a report.
 *  @param analysis  has the tables: the report itself, or an entry of accountAnalysis
 *  @param rows  has the rows: an entry of accountXns, or an Xns element
 *  @param otherwise  for an account that names no bank or type */
export function reportAccount(
  analysis: unknown,
  rows: unknown,
  otherwise: Pick<ReportAccount, 'bank' | 'accountType'>,
): ReportAccount {
  const value = (name: string) => field(analysis, name);
  const summaryInfo = value('summaryInfo');
  const transactions = wireTransactions(rowsOf(rows));
  return {
    accountNo: firstText(field(rows, 'accountNo'), value('accountNo'), field(summaryInfo, 'accNo')),
    accountType: firstText(
      field(rows, 'accountType'),
      value('accountType'),
      field(summaryInfo, 'accType'),
      otherwise.accountType,
    ),
    bank: firstText(field(summaryInfo, 'instName'), field(rows, 'bank'), otherwise.bank),
    transactions,
    months: monthsInOrder(itemsOf(value('monthlyDetails'), 'monthlyDetail').map(reportMonth)),
    days: itemsOf(value('eODBalances'), 'eODBalance')
      .flatMap(dayBalance)
      .sort((a, b) => byText(a.date, b.date)),
    topCredits: topFunds(itemsOf(value('top5FundsReceived'), 'item'), transactions, 1),
    topDebits: topFunds(itemsOf(value('top5FundsTransferred'), 'item'), transactions, -1),
    salaries: itemsOf(value('estimatedSalaryXns'), 'estimatedSalaryXn').map(reportSalary),
    bouncedOrPenal: wireTransactions(itemsOf(value('bouncedOrPenalXns'), 'bouncedOrPenalXn')),
    summaryInfo: summaryInfo ?? null,
    fcuAnalysis: value('fCUAnalysis') ?? null,
  };
}

/** The rows of an account, under any of the layouts' names. */
export function rowsOf(value: unknown): readonly JsonObject[] {
  if (Array.isArray(value)) return itemsOf(value);
  const inside = field(value, 'xns') ?? field(value, 'xn');
  return inside === undefined ? [] : itemsOf(inside, 'xn');
}

/** A row of a finding in words, for the list of the fraud check. */
export function findingText(row: JsonObject): string {
  const day = readDay(textAt(row, 'date'));
  const parts = [
    day === null ? textAt(row, 'date') : formatDate(day),
    textAt(row, 'narration'),
    firstText(field(row, 'amount'), field(row, 'balance')),
  ];
  return parts.filter(part => part !== '').join(', ');
}
