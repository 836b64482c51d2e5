import type { BusinessDate } from '../calendar/businessDate';
import { add, type Paise, parseRupees, sum, zeroPaise } from '../money/paise';
import { type LoanAccount, receiptOf } from '../repayment/account';
import { bookNach, kindOf, type NachEvent, nachKey } from '../repayment/nach';
import type { Booked } from '../repayment/outcome';
import { postThrough } from '../repayment/postDays';
import { standingOn } from '../repayment/standing';
import type { NachRow } from './nachRow';
import type { NachLine } from './readNachFile';

/** A disbursed loan as a response file finds it. */
export type NachLoan = {
  readonly loanId: number;
  /** Of its mandate; null while there is none. */
  readonly umrn: string | null;
  readonly account: LoanAccount;
};

/** Finds the loan of a mandate and of an id; undefined where there is none with an account. */
export type NachLoans = {
  readonly ofMandate: (umrn: string) => NachLoan | undefined;
  readonly ofLoan: (loanId: number) => NachLoan | undefined;
  /** Whether a bank reference with its kind was booked before, on any loan: see `nachKey`. */
  readonly isKnown: (key: string) => boolean;
};

export const nachOutcomes = ['posted', 'returned', 'duplicate', 'failed', 'extended', 'reversed'] as const;
export type NachOutcome = (typeof nachOutcomes)[number];

/** The parts of a file on its board, in their order. Money posts of the first three, and is undone of `reversed`. */
export const nachClasses = [
  'matched',
  'short',
  'over',
  'returned',
  'extended',
  'reversed',
  'unknown',
  'duplicate',
  'bad',
] as const;
export type NachClass = (typeof nachClasses)[number];

/** What becomes of a row. */
export type NachResult = {
  readonly line: number;
  /** As the file has it. */
  readonly umrn: string;
  readonly loanId: number | null;
  readonly amount: string;
  readonly outcome: NachOutcome;
  /** What a person sorts it under. */
  readonly class: NachClass;
  readonly code: string | null;
  readonly message: string | null;
  /** Money that is held until somebody maps it. */
  readonly needsMapping: boolean;
  /** Whether the return posts a bounce charge. */
  readonly bounceCharge: boolean;
  /** The day and the scheduled amount of the EMI that the row names; null where the loan has none that day. */
  readonly emiDate: BusinessDate | null;
  readonly scheduled: Paise | null;
  /** Days past due of the loan before and after the whole file; null where nothing is booked. */
  readonly daysBefore: number | null;
  readonly daysAfter: number | null;
  /** What it books; null for a row that fails or is known. */
  readonly event: NachEvent | null;
};

export type NachTotals = {
  readonly total: number;
  readonly posted: number;
  readonly returned: number;
  readonly skippedDuplicate: number;
  readonly failed: number;
  readonly extended: number;
  readonly reversed: number;
  /** In paise. */
  readonly postedAmount: Paise;
  readonly bounceCharges: number;
};

/** What a file does to a loan. */
export type NachEffect = {
  readonly loanId: number;
  readonly daysBefore: number;
  readonly daysAfter: number;
  readonly account: LoanAccount;
};

export type Reconciliation = {
  /** In the order of the file. */
  readonly results: readonly NachResult[];
  readonly totals: NachTotals;
  /** Of each loan for which something is booked. */
  readonly effects: readonly NachEffect[];
};

/** A row that was found a loan for. `occurrence` counts equal rows without a reference, from 1. */
export type NachBookable = {
  readonly line: number;
  /** As the file has them. */
  readonly umrn: string;
  readonly amount: string;
  readonly row: NachRow;
  readonly occurrence: number;
};

/** The rows of a file that mean a loan, by loan in the order in which the file names them, each loan's by EMI date,
 *  equal dates in the order of the file; and of the others what becomes of them.
 *  @param loanIdOf  finds the loan of a row, or says why there is none
 *  @source M40 */
export function sortNachRows(
  lines: readonly NachLine[],
  loanIdOf: (row: NachRow) => number | NoLoan,
): {
  readonly loans: ReadonlyMap<number, readonly NachBookable[]>;
  readonly failed: readonly NachResult[];
} {
  const loans = new Map<number, NachBookable[]>();
  const failed: NachResult[] = [];
  const times = new Map<string, number>();
  for (const line of lines) {
    if ('fault' in line) {
      failed.push({ ...unbooked(line), message: line.fault });
      continue;
    }
    const { row } = line;
    const loanId = loanIdOf(row);
    if (typeof loanId !== 'number') {
      failed.push({ ...unbooked(line), message: loanId.why, class: loanId.unknown ? 'unknown' : 'bad' });
      continue;
    }
    const equal = [loanId, row.emiDate, row.settlementDate, row.amount, kindOf(row.status)].join(' ');
    const occurrence = (times.get(equal) ?? 0) + (row.bankReference === null ? 1 : 0);
    times.set(equal, occurrence);
    const rows = loans.get(loanId) ?? [];
    loans.set(loanId, rows);
    const { umrn, amount } = line.cells;
    rows.push({ line: line.line, umrn, amount, row, occurrence: Math.max(1, occurrence) });
  }
  for (const [loanId, rows] of loans) loans.set(loanId, rows.toSorted(byEmiDate));
  return { loans, failed };
}

const byEmiDate = (one: NachBookable, other: NachBookable): number =>
  one.row.emiDate < other.row.emiDate ? -1 : Number(one.row.emiDate > other.row.emiDate);

/** Why a row has no loan, and whether nobody knows one. */
export type NoLoan = { readonly why: string; readonly unknown: boolean };

/** The event that a row books. @param id  makes the id of the receipt */
export function nachEventOf(
  { row, occurrence }: Pick<NachBookable, 'row' | 'occurrence'>,
  { id, bookedOn }: Pick<NachEvent, 'id' | 'bookedOn'>,
): NachEvent {
  const { emiDate, amount, presentationDate, settlementDate, status, code, bankReference } = row;
  const said = { emiDate, amount, presentationDate, settlementDate, status, code, bankReference };
  return { type: 'nach', ...said, id, bookedOn, occurrence };
}

/** A file among others, and the day it is looked at; `fileId` makes the ids of receipts. */
export type NachBooking = { readonly fileId: string; readonly today: BusinessDate };

/** What the rows of one loan would do today, without doing it.
 *  @param isKnown  whether a bank reference with its kind was booked before, on any loan: see `nachKey`
 *  @param seen     the line of each key in the loans of the file so far; those of this loan are added
 *  @source M21, M39, M41 */
export function reconcileLoan(
  loanId: number,
  account: LoanAccount,
  rows: readonly NachBookable[],
  {
    fileId,
    today,
    isKnown,
    seen,
  }: NachBooking & { readonly isKnown: (key: string) => boolean; readonly seen: Map<string, number> },
): { readonly account: LoanAccount; readonly results: readonly NachResult[] } {
  const before = postThrough(account, today);
  let after = before;
  const results = rows.map(bookable => {
    const event = nachEventOf(bookable, { id: `${fileId}:${bookable.line}`, bookedOn: today });
    const key = nachKey(event);
    const above = event.bankReference === null ? undefined : seen.get(key);
    const known = above !== undefined || (event.bankReference !== null && isKnown(key));
    const booked: Booked = known
      ? { account: after, outcome: { outcome: 'duplicate' } }
      : bookNach(after, event);
    const result = nachResultOf(loanId, bookable, event, { before: after, ...booked });
    if (result.event !== null) seen.set(key, bookable.line);
    after = booked.account;
    return above === undefined ? result : { ...result, message: `Same reference as line ${above}` };
  });
  const days = { daysBefore: daysOn(before, today), daysAfter: daysOn(after, today) };
  return {
    account: after,
    results: results.map(result => (result.event === null ? result : { ...result, ...days })),
  };
}

/** What a row of a loan has become. */
export function nachResultOf(
  loanId: number,
  { line, umrn, amount, row }: NachBookable,
  event: NachEvent,
  { before, account, outcome }: Booked & { readonly before: LoanAccount },
): NachResult {
  const instalment = account.instalments.find(({ dueDate }) => dueDate === row.emiDate);
  const scheduled = instalment ? add(instalment.principal, instalment.interest) : null;
  const result: NachResult = {
    line,
    umrn,
    loanId,
    amount,
    outcome: 'failed',
    class: 'bad',
    code: row.code,
    message: null,
    needsMapping: false,
    bounceCharge: false,
    emiDate: row.emiDate,
    scheduled,
    daysBefore: null,
    daysAfter: null,
    event: null,
  };
  if (outcome.outcome === 'refused') return { ...result, message: outcome.why };
  if (outcome.outcome === 'duplicate')
    return { ...result, outcome: 'duplicate', class: 'duplicate', message: 'Booked before' };
  const needsMapping = receiptOf(account, event.id)?.toBeMapped ?? false;
  const short = scheduled !== null && row.amount < scheduled;
  const charged =
    account.groups.slice(before.groups.length).some(({ kind }) => kind === 'charge') ||
    account.waitingBounces.length > before.waitingBounces.length;
  return {
    ...result,
    outcome: outcome.outcome,
    class:
      outcome.outcome !== 'posted' ? outcome.outcome : !needsMapping ? 'matched' : short ? 'short' : 'over',
    needsMapping,
    bounceCharge: outcome.outcome === 'returned' && charged,
    event,
  };
}

/** What a response file would do today, without doing it: each row's outcome, and days past due of each loan before
 *  and after.
 *  @source M21, M39, M40, M41 */
export function reconcile(
  lines: readonly NachLine[],
  loans: NachLoans,
  booking: NachBooking,
): Reconciliation {
  const { loans: byLoan, failed } = sortNachRows(lines, row => loanOf(row, loans));
  const results = [...failed];
  const effects: NachEffect[] = [];
  const seen = new Map<string, number>();
  for (const [loanId, rows] of byLoan) {
    const account = loans.ofLoan(loanId)?.account;
    if (account === undefined) continue;
    const made = reconcileLoan(loanId, account, rows, { ...booking, isKnown: loans.isKnown, seen });
    results.push(...made.results);
    const booked = made.results.find(({ event }) => event !== null);
    if (booked)
      effects.push({
        loanId,
        account: made.account,
        daysBefore: booked.daysBefore ?? 0,
        daysAfter: booked.daysAfter ?? 0,
      });
  }
  const ordered = results.toSorted((one, other) => one.line - other.line);
  return { results: ordered, totals: nachTotals(ordered), effects };
}

function loanOf(row: NachRow, loans: NachLoans): number | NoLoan {
  return nachLoanOf(row, {
    ofMandate: umrn => loans.ofMandate(umrn)?.loanId,
    hasAccount: loanId => loans.ofLoan(loanId) !== undefined,
  });
}

/** The loan a row means, or why there is none.
 *  @source M48 */
export function nachLoanOf(
  { umrn, loanId }: NachRow,
  loans: {
    readonly ofMandate: (umrn: string) => number | undefined;
    readonly hasAccount: (loanId: number) => boolean;
  },
): number | NoLoan {
  const ofMandate = umrn === null ? undefined : loans.ofMandate(umrn);
  const unknown = (why: string): NoLoan => ({ why, unknown: true });
  if (ofMandate === undefined && (umrn !== null || loanId === null))
    return unknown('No disbursed loan has this umrn');
  if (ofMandate !== undefined && loanId !== null && ofMandate !== loanId)
    return { why: 'umrn and loan_id do not belong together', unknown: false };
  if (ofMandate !== undefined) return ofMandate;
  if (loanId !== null && loans.hasAccount(loanId)) return loanId;
  return unknown('There is no disbursed loan with this loan_id');
}

/** A row of which nothing is booked. */
function unbooked({ line, cells }: NachLine): NachResult {
  return {
    line,
    umrn: cells.umrn,
    loanId: /^\d{1,10}$/.test(cells.loan_id) ? Number(cells.loan_id) : null,
    amount: cells.amount,
    outcome: 'failed',
    class: 'bad',
    code: cells.reason_code || null,
    message: null,
    needsMapping: false,
    bounceCharge: false,
    emiDate: null,
    scheduled: null,
    daysBefore: null,
    daysAfter: null,
    event: null,
  };
}

const daysOn = (account: LoanAccount, day: BusinessDate) => standingOn(account, day).daysPastDue;

/** Counts results. */
export function nachTotals(
  results: readonly Pick<NachResult, 'outcome' | 'amount' | 'bounceCharge'>[],
): NachTotals {
  const of = (outcome: NachOutcome) => results.filter(result => result.outcome === outcome);
  return {
    total: results.length,
    posted: of('posted').length,
    returned: of('returned').length,
    skippedDuplicate: of('duplicate').length,
    failed: of('failed').length,
    extended: of('extended').length,
    reversed: of('reversed').length,
    postedAmount: sum(of('posted').map(({ amount }) => parseRupees(amount) ?? zeroPaise)),
    bounceCharges: results.filter(({ bounceCharge }) => bounceCharge).length,
  };
}
