import type { BusinessDate } from '../calendar/businessDate';
import { type Paise, sum, zeroPaise } from '../money/paise';
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

/** What becomes of a row. */
export type NachResult = {
  readonly line: number;
  /** As the file has it. */
  readonly umrn: string;
  readonly loanId: number | null;
  readonly amount: string;
  readonly outcome: 'posted' | 'returned' | 'duplicate' | 'failed' | 'extended' | 'reversed';
  readonly code: string | null;
  readonly message: string | null;
  /** Money that is held until somebody maps it. */
  readonly needsMapping: boolean;
  /** Whether the return posts a bounce charge. */
  readonly bounceCharge: boolean;
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

type Bookable = {
  readonly line: NachLine;
  readonly row: NachRow;
  readonly loan: NachLoan;
  /** Counts equal rows without a reference, from 1. */
  readonly occurrence: number;
};

/** What a response file would do today, without doing it: each row's outcome, and days past due of each loan before
 *  and after. Rows of a loan are booked by EMI date, equal dates in the order of the file.
 *  @param fileId  makes the ids of the receipts
 *  @source M21, M39, M40, M41 */
export function reconcile(
  lines: readonly NachLine[],
  loans: NachLoans,
  { fileId, today }: { readonly fileId: string; readonly today: BusinessDate },
): Reconciliation {
  const results = new Map<number, NachResult>();
  const found: Omit<Bookable, 'occurrence'>[] = [];
  for (const line of lines) {
    const loan = 'row' in line ? loanOf(line.row, loans) : line.fault;
    if (typeof loan === 'string') results.set(line.line, { ...unbooked(line), message: loan });
    else if ('row' in line) found.push({ line, row: line.row, loan });
  }
  const before = new Map<number, LoanAccount>();
  const after = new Map<number, LoanAccount>();
  const seen = new Set<string>();
  for (const { line, row, loan, occurrence } of counted(found).toSorted(byEmiDate)) {
    const account = after.get(loan.loanId) ?? postThrough(loan.account, today);
    if (!before.has(loan.loanId)) before.set(loan.loanId, account);
    const event = eventOf(row, { id: `${fileId}:${line.line}`, bookedOn: today, occurrence });
    const key = nachKey(event);
    const isKnown = row.bankReference !== null && (seen.has(key) || loans.isKnown(key));
    const booked: Booked = isKnown
      ? { account, outcome: { outcome: 'duplicate' } }
      : bookNach(account, event);
    if (booked.outcome.outcome !== 'refused') seen.add(key);
    after.set(loan.loanId, booked.account);
    results.set(line.line, {
      ...unbooked(line),
      loanId: loan.loanId,
      code: row.code,
      ...becameOf(account, booked, event),
    });
  }
  const ordered = lines.flatMap(({ line }) => results.get(line) ?? []);
  const effects = [...after].flatMap(([loanId, account]) => {
    const was = before.get(loanId);
    if (was === undefined || was === account) return [];
    return [{ loanId, account, daysBefore: daysOn(was, today), daysAfter: daysOn(account, today) }];
  });
  return { results: ordered, totals: totalsOf(ordered), effects };
}

/** The loan a row means, or why there is none. */
function loanOf({ umrn, loanId }: NachRow, loans: NachLoans): NachLoan | string {
  const ofMandate = umrn === null ? undefined : loans.ofMandate(umrn);
  if (umrn !== null && ofMandate === undefined) return 'No disbursed loan has this umrn';
  if (loanId === null) return ofMandate ?? 'No disbursed loan has this umrn';
  if (ofMandate !== undefined && ofMandate.loanId !== loanId)
    return 'umrn and loan_id do not belong together';
  return ofMandate ?? loans.ofLoan(loanId) ?? 'There is no disbursed loan with this loan_id';
}

/** Counts equal rows in the order of the file [M40]. */
function counted(rows: readonly Omit<Bookable, 'occurrence'>[]): Bookable[] {
  const times = new Map<string, number>();
  return rows.map(bookable => {
    const { row, loan } = bookable;
    const equal = [loan.loanId, row.emiDate, row.settlementDate, row.amount, kindOf(row.status)].join(' ');
    const occurrence = (times.get(equal) ?? 0) + (row.bankReference === null ? 1 : 0);
    times.set(equal, occurrence);
    return { ...bookable, occurrence: Math.max(1, occurrence) };
  });
}

const byEmiDate = (one: Bookable, other: Bookable): number =>
  one.row.emiDate < other.row.emiDate ? -1 : Number(one.row.emiDate > other.row.emiDate);

function eventOf(
  { emiDate, amount, presentationDate, settlementDate, status, code, bankReference }: NachRow,
  booking: Pick<NachEvent, 'id' | 'bookedOn' | 'occurrence'>,
): NachEvent {
  const row = { emiDate, amount, presentationDate, settlementDate, status, code, bankReference };
  return { type: 'nach', ...row, ...booking };
}

/** A row of which nothing is booked. */
function unbooked({ line, cells }: NachLine): NachResult {
  return {
    line,
    umrn: cells.umrn,
    loanId: /^\d{1,10}$/.test(cells.loan_id) ? Number(cells.loan_id) : null,
    amount: cells.amount,
    outcome: 'failed',
    code: cells.reason_code || null,
    message: null,
    needsMapping: false,
    bounceCharge: false,
    event: null,
  };
}

function becameOf(before: LoanAccount, { account, outcome }: Booked, event: NachEvent): Partial<NachResult> {
  if (outcome.outcome === 'refused') return { outcome: 'failed', message: outcome.why };
  if (outcome.outcome === 'duplicate') return { outcome: 'duplicate', message: 'Booked before' };
  const charged =
    account.groups.slice(before.groups.length).some(({ kind }) => kind === 'charge') ||
    account.waitingBounces.length > before.waitingBounces.length;
  return {
    outcome: outcome.outcome,
    needsMapping: receiptOf(account, event.id)?.toBeMapped ?? false,
    bounceCharge: outcome.outcome === 'returned' && charged,
    event,
  };
}

const daysOn = (account: LoanAccount, day: BusinessDate) => standingOn(account, day).daysPastDue;

function totalsOf(results: readonly NachResult[]): NachTotals {
  const of = (outcome: NachResult['outcome']) => results.filter(result => result.outcome === outcome);
  return {
    total: results.length,
    posted: of('posted').length,
    returned: of('returned').length,
    skippedDuplicate: of('duplicate').length,
    failed: of('failed').length,
    extended: of('extended').length,
    reversed: of('reversed').length,
    postedAmount: sum(of('posted').map(({ event }) => event?.amount ?? zeroPaise)),
    bounceCharges: results.filter(({ bounceCharge }) => bounceCharge).length,
  };
}
