import { type BusinessDate, parseBusinessDate } from '../calendar/businessDate';
import { type Paise, parseRupees } from '../money/paise';

/** The columns of a NACH response file, in the order of the recommended layout. */
export const nachColumns = [
  'umrn',
  'loan_id',
  'installment_due_date',
  'amount',
  'presentation_date',
  'settlement_date',
  'status',
  'reason_code',
  'reason',
  'bank_reference',
] as const;
export type NachColumn = (typeof nachColumns)[number];

/** The cells of a row, without outer blanks; a column the file does not have is ''. */
export type NachCells = Readonly<Record<NachColumn, string>>;

export type NachStatus = 'SUCCESS' | 'RETURN' | 'REJECT' | 'EXTENDED' | 'REVERSED';

/** One row of a response file; amount in paise. At least one of mandate and loan is named. */
export type NachRow = {
  readonly umrn: string | null;
  readonly loanId: number | null;
  readonly emiDate: BusinessDate;
  readonly amount: Paise;
  readonly presentationDate: BusinessDate | null;
  readonly settlementDate: BusinessDate;
  readonly status: NachStatus;
  /** Of a return or a rejection always, of a success never; two digits where the file has one. */
  readonly code: string | null;
  readonly reason: string | null;
  readonly bankReference: string | null;
};

/** What banks write, in capitals. */
const statuses: Readonly<Record<string, NachStatus>> = {
  SUCCESS: 'SUCCESS',
  ACCEPTED: 'SUCCESS',
  '1': 'SUCCESS',
  RETURN: 'RETURN',
  '0': 'RETURN',
  REJECT: 'REJECT',
  EXTENDED: 'EXTENDED',
  REVERSED: 'REVERSED',
};

const largestLoanId = 2_147_483_647;

/** A row whose cells cannot be read; the message is what a person reads. */
class Unreadable extends Error {}

/** Reads the cells of a row.
 *  @returns the row, or why it cannot be read
 *  @source providers: NACH file */
export function readNachRow(cells: NachCells): NachRow | { readonly fault: string } {
  try {
    const status = statusOf(cells.status);
    const umrn = umrnOf(cells.umrn);
    const loanId = loanIdOf(cells.loan_id);
    if (umrn === null && loanId === null) throw new Unreadable('umrn or loan_id is required');
    return {
      umrn,
      loanId,
      emiDate: requiredDate('installment_due_date', cells),
      amount: amountOf(cells.amount),
      presentationDate: cells.presentation_date === '' ? null : requiredDate('presentation_date', cells),
      settlementDate: requiredDate('settlement_date', cells),
      status,
      code: codeOf(cells.reason_code, status),
      reason: cells.reason || null,
      bankReference: cells.bank_reference || null,
    };
  } catch (error) {
    if (error instanceof Unreadable) return { fault: error.message };
    throw error;
  }
}

function statusOf(text: string): NachStatus {
  const status = statuses[text.toUpperCase()];
  if (status === undefined)
    throw new Unreadable('status is not one of SUCCESS, RETURN, REJECT, EXTENDED, REVERSED');
  return status;
}

function umrnOf(text: string): string | null {
  if (text === '') return null;
  if (!/^[A-Z0-9]{20}$/i.test(text)) throw new Unreadable('umrn is not 20 letters and digits');
  return text.toUpperCase();
}

function loanIdOf(text: string): number | null {
  if (text === '') return null;
  const loanId = /^\d+$/.test(text) ? Number(text) : 0;
  if (loanId < 1 || loanId > largestLoanId) throw new Unreadable('loan_id is not a whole number');
  return loanId;
}

function amountOf(text: string): Paise {
  const amount = parseRupees(text);
  if (amount === null || amount <= 0)
    throw new Unreadable('amount is not rupees above zero with at most two decimals and no separators');
  return amount;
}

/** `YYYY-MM-DD` or `DD-MM-YYYY`. */
function requiredDate(column: NachColumn, cells: NachCells): BusinessDate {
  const [, day, month, year] = /^(\d{2})-(\d{2})-(\d{4})$/.exec(cells[column]) ?? [];
  const date = parseBusinessDate(day === undefined ? cells[column] : `${year}-${month}-${day}`);
  if (date === null) throw new Unreadable(`${column} is not a date as YYYY-MM-DD or DD-MM-YYYY`);
  return date;
}

function codeOf(text: string, status: NachStatus): string | null {
  const isBack = status === 'RETURN' || status === 'REJECT';
  if (isBack && text === '') throw new Unreadable(`reason_code is required for ${status}`);
  if (status === 'SUCCESS' && text !== '') throw new Unreadable('reason_code is not for SUCCESS');
  // Spreadsheets take the zero away.
  return /^\d$/.test(text) ? `0${text}` : text || null;
}
