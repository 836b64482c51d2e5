import { monthOf } from '../calendar/arithmetic';
import { isDate } from './dateCell';
import { type FaultCode } from './faults';
import { accountNumberIn, fileFacts } from './fileFacts';
import { findTables, type FoundTable, type TableLine } from './findTables';
import { institutions, recogniseInstitutions, unknownBankName } from './institutions';
import type { DecodedFile, FileAccount, MonthRange, StatementFile } from './model';
import { looksLikeMoney } from './amountCell';
import { joinedPeriod, provenPeriod } from './periods';
import { plainText } from './plainText';
import { groupRows } from './rowGroups';
import { groupColumnsOf, settleColumns } from './settleColumns';
import { readRows } from './statementRows';
import { linesOfGrid, linesOfPages, textOfLine, type TextLine } from './textLines';

/** What a statement file says, or why it cannot be used. */
export type ReadOutcome =
  | { readonly outcome: 'read'; readonly file: StatementFile }
  | { readonly outcome: 'fault'; readonly code: FaultCode; readonly because: string };

/** What the statement must be of. */
export type ReadRequest = {
  /** The institution the user chose; null: recognised. */
  readonly institutionId: string | null;
  /** The months asked for; null: all. */
  readonly range: MonthRange | null;
  /** Whether every month of the range needs a transaction, or one is enough. */
  readonly everyMonth: boolean;
};

const fault = (code: FaultCode, because = ''): ReadOutcome => ({ outcome: 'fault', code, because });
const isDatedLine = ({ cells }: TableLine) => cells.some(isDate);

/** The tables of one account: those under the same head, until another account number is named. */
type Part = {
  readonly table: FoundTable;
  readonly above: readonly string[];
  readonly below: readonly string[];
  /** The account's number above one of the tables; '' where none has it. */
  readonly number: string;
};

const sameHead = (a: FoundTable, b: FoundTable) => a.roles.join() === b.roles.join();
const numberIn = (lines: readonly string[]) => lines.map(accountNumberIn).find(number => number !== '') ?? '';

function partsOf(lines: readonly TextLine[]): readonly Part[] {
  const tables = findTables(lines);
  const parts: { table: FoundTable; above: readonly string[]; number: string }[] = [];
  for (const table of tables) {
    const last = parts.at(-1);
    const number = numberIn(table.before);
    const other = number !== '' && last !== undefined && last.number !== '' && number !== last.number;
    if (last && !other && sameHead(last.table, table)) {
      last.table = { ...last.table, lines: [...last.table.lines, ...table.lines] };
      last.number ||= number;
    } else parts.push({ table, above: table.before, number });
  }
  return parts.map(({ table, above, number }) => {
    const end = table.lines.findLastIndex(isDatedLine);
    // Notes in the middle of a table, such as page lines, say nothing about the account.
    const below = table.lines
      .slice(end + 1)
      .map(({ cells }) => cells.filter(cell => cell.trim() !== '').join('\t'));
    return { table, above, below, number };
  });
}

type AccountPart = FileAccount & { readonly dated: number };

function accountOf({ table, above, below, number }: Part, fallback: readonly string[]): AccountPart | null {
  const group = groupColumnsOf(table);
  const clean = (lines: readonly string[]) => lines.map(line => line.split('\t').map(plainText).join('\t'));
  const own = fileFacts(clean(above), clean(below));
  const around = fileFacts(clean([...above, ...fallback]), clean(below));
  const base = {
    accountNo: number || own.accountNo || around.accountNo,
    holder: own.holder || around.holder,
    accountType: own.accountType || around.accountType,
    period: own.period ?? around.period,
  };
  if (!group) return { ...base, opening: own.opening, transactions: [], swapped: false, dated: 0 };
  const rows = groupRows(table.lines, group);
  const columns = settleColumns(table, group, rows);
  if (!columns) return null;
  const read = readRows(rows, columns, {
    order: group.order,
    period: base.period,
    stated: own.opening,
  });
  return {
    ...base,
    opening: read.opening ?? own.opening,
    transactions: read.transactions,
    swapped: columns.swapped,
    dated: rows.filter(row => row.dated).length,
  };
}

/** Whether the text of a file ends in the middle of a row: its last line is dated, or begins a date, and has no
 *  balance. */
function endsInRow(table: FoundTable): boolean {
  const last = table.lines.at(-1);
  const balance = table.roles.indexOf('balance');
  const date = table.roles.indexOf('date');
  if (!last || balance < 0) return false;
  const cells = last.cells.map(plainText);
  const begins = isDatedLine(last) || /^\d{1,4}[/.\- ]/.test(cells[date] ?? '');
  const reaches = cells.findLastIndex(cell => cell !== '');
  return begins && reaches < balance;
}

/** The months of a range, 'YYYY-MM'. */
function monthsOf({ from, to }: MonthRange): readonly string[] {
  const months: string[] = [];
  for (let count = countOf(from); count <= countOf(to); count += 1) {
    months.push(`${Math.floor(count / 12)}-${String((count % 12) + 1).padStart(2, '0')}`);
  }
  return months;
}

const countOf = (month: string) => Number(month.slice(0, 4)) * 12 + Number(month.slice(5, 7)) - 1;

function isInRange(accounts: readonly FileAccount[], { range, everyMonth }: ReadRequest): boolean {
  const months = new Set(
    accounts.flatMap(({ transactions }) => transactions.flatMap(({ date }) => date ?? [])).map(monthOf),
  );
  if (range === null) return months.size > 0;
  const wanted = monthsOf(range);
  return everyMonth ? wanted.every(month => months.has(month)) : wanted.some(month => months.has(month));
}

/** Why nothing was read: a file with rows of dates and amounts is a table of an unknown kind, any other no
 *  statement at all. */
function unreadable(lines: readonly TextLine[]): ReadOutcome {
  const rows = lines.filter(
    ({ segments }) =>
      segments.length >= 3 &&
      segments.slice(0, 3).some(({ text }) => isDate(text)) &&
      segments.some(({ text }) => looksLikeMoney(text) || /^\d+$/.test(text.trim())),
  );
  return fault(rows.length >= 2 ? 'E_STATEMENT_UNSUPPORTED_FORMAT' : 'E_FILE_NOT_STATEMENT');
}

/** Joins the parts of one account: sheets by month, or tables under differing heads. */
function byAccount(accounts: readonly AccountPart[]): readonly FileAccount[] {
  const merged: FileAccount[] = [];
  for (const { dated: _dated, ...account } of accounts) {
    const index = merged.findIndex(one => one.accountNo === account.accountNo);
    const known = merged[index];
    const accountType = known?.accountType || account.accountType;
    if (!known) merged.push(account);
    // A table without rows, such as a summary before it.
    else if (known.transactions.length === 0) {
      merged[index] = {
        ...account,
        holder: known.holder || account.holder,
        accountType,
        opening: account.opening ?? known.opening,
        period: account.period ?? known.period,
      };
    } else if (account.transactions.length > 0) {
      const [first, second] = inTurn(known, account);
      merged[index] = {
        ...known,
        holder: known.holder || account.holder,
        accountType,
        opening: first.opening,
        transactions: [...first.transactions, ...second.transactions],
        swapped: known.swapped || account.swapped,
        period: joinedPeriod(first.period, second.period),
      };
    }
  }
  return merged.map(account => ({ ...account, period: provenPeriod(account.period, account.transactions) }));
}

/** The one that begins earlier first. */
function inTurn(a: FileAccount, b: FileAccount): readonly [FileAccount, FileAccount] {
  const first = (account: FileAccount) => account.transactions[0]?.date ?? '';
  return first(a) <= first(b) ? [a, b] : [b, a];
}

/** Reads a bank statement of any layout: finds the head of its table, lets the running balance decide what the
 *  columns mean, and reads rows, account, period and bank. Pure: the decoder of the file format is the server's.
 *  @returns the accounts, or the provider's code for why the file cannot be used; never throws for what is in a
 *  file
 *  @source issue: bank statements; providers: Perfios, error codes */
export function readStatementFile(decoded: DecodedFile, request: ReadRequest): ReadOutcome {
  const groups =
    decoded.kind === 'grid'
      ? decoded.sheets.map((rows, sheet) => linesOfGrid(rows, sheet))
      : [linesOfPages(decoded.pages)];
  const lines = groups.flat();
  if (lines.length === 0) {
    return decoded.kind === 'pages'
      ? fault('CannotProcessFile', 'It has no text: it may be scanned.')
      : fault('E_FILE_NOT_STATEMENT');
  }
  const parts = groups.filter(group => group.length > 0).flatMap(partsOf);
  const last = parts.at(-1);
  if (decoded.kind === 'grid' && decoded.openEnd && last && endsInRow(last.table)) {
    return fault('CannotProcessFile', 'It ends in the middle of a row.');
  }
  const read = parts.flatMap(part => accountOf(part, parts[0]?.above ?? []) ?? []);
  const headed = parts.some(({ table }) => table.heads.some(head => head !== ''));
  const rows = read.some(({ transactions }) => transactions.length > 0);
  if (read.length === 0 || (!rows && (!headed || read.some(({ dated }) => dated > 0))))
    return unreadable(lines);
  const accounts = byAccount(read);
  const outside = [...parts.flatMap(({ above, below }) => [...above, ...below])].flatMap(line => [
    line,
    ...line.split('\t'),
  ]);
  const found = recogniseInstitutions({
    lines: [...new Set(outside.map(plainText))],
    heads: parts.map(({ table }) => table.heads.join('')),
    chosen: request.institutionId !== null,
  });
  const chosen = institutions.find(({ id }) => id === request.institutionId);
  if (
    request.institutionId !== null &&
    found.length > 0 &&
    !found.some(({ id }) => id === request.institutionId)
  ) {
    return fault('E_STATEMENT_WRONG_INSTITUTION');
  }
  if (request.institutionId === null && found.length > 1) return fault('E_STATEMENT_AMBIGUOUS_INSTITUTION');
  if (!isInRange(accounts, request)) return fault('E_DATE_RANGE');
  const bank = chosen ?? found[0];
  return {
    outcome: 'read',
    file: {
      bank: bank?.name ?? unknownBankName(lines.slice(0, 15).map(textOfLine)),
      institutionId: bank?.id ?? null,
      accounts: accounts.filter(({ transactions }) => transactions.length > 0),
    },
  };
}
