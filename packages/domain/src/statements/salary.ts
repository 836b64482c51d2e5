import { type Paise, paise, rupees } from '../money/paise';
import { returnKindOf } from './bounces';
import type { DatedTransaction, SalaryRow } from './model';
import { payerKey, payerOfRow } from './payer';
import {
  isDirection,
  isLink,
  isMode,
  isMonthWord,
  isOpening,
  isPayWord,
  isReference,
  isRemark,
} from './payerWords';
import { type PayRhythm, payRhythm } from './payRhythm';

// Word boundaries are letters only: NEFT_SALARY and UPI_CR match as well.
const payWord = /(?<![A-Z])SAL(?:ARY|ARIES)?(?![A-Z])/i;
const payCategory = /^salary\b/i;
/** A salary that was returned or reversed. */
const undone = /(?<![A-Z])(?:RTN|RETURN(?:ED)?|REJECT(?:ED)?|REV|REVERS(?:AL|ED)|REFUND)(?![A-Z])/i;
/** Regular credits that are not a salary. */
const notPay =
  /(?<![A-Z])(?:CASH|REV(?:ERSAL)?|REFUND|INT(?:EREST)?|DIVIDEND|MATURITY|LOAN|SELF|CASHBACK|RENT|UPI)(?![A-Z])|INT\.?PD/i;
const smallestPay = rupees(5_000);

/** The word, broken in two where a statement wrapped the line. */
const brokenPay = /(?<![A-Z])(?:S ALARY|SA LARY|SAL ARY|SALA RY|SALAR Y)(?![A-Z])/gi;
const separators = /[/*|:-]+/;

const isPurpose = (word: string): boolean =>
  !/[A-Z]/.test(word) ||
  [isPayWord, isMonthWord, isLink, isRemark, isMode, isDirection, isOpening, isReference].some(is =>
    is(word),
  );

/** Where a narration has the word: as its purpose ('ACME LTD SALARY', 'SALARY FOR MAY'), or before a name, of which
 *  it may be the beginning ('SALARY SLIPS PRINTERS'). */
function payWordIn(narration: string): 'purpose' | 'beforeName' | null {
  if (undone.test(narration)) return null;
  const parts = narration
    .toUpperCase()
    .replaceAll(/[_\s]+/g, ' ')
    .replaceAll(brokenPay, 'SALARY')
    .replaceAll(/\bA\/C\b/g, 'AC')
    .split(separators);
  let found: 'beforeName' | null = null;
  for (const part of parts) {
    const words = part.split(' ').filter(word => word !== '');
    for (const [at, word] of words.entries()) {
      if (!payWord.test(word)) continue;
      const next = words[at + 1];
      if (next === undefined || isPurpose(next.replaceAll(/^[.,;()]+|[.,;()]+$/g, ''))) return 'purpose';
      found = 'beforeName';
    }
  }
  return found;
}

/** Whether the category says salary, or the narration does as its purpose, without a return or reversal. */
export function saysSalary({
  narration,
  category,
}: Pick<DatedTransaction, 'narration' | 'category'>): boolean {
  return payCategory.test(category) || payWordIn(narration) === 'purpose';
}

/** Credits of one payer that may be a salary, with their rhythm. */
export type PayerCredits = {
  readonly payer: string;
  readonly rows: readonly DatedTransaction[];
  readonly rhythm: PayRhythm | null;
  /** The median amount. */
  readonly median: Paise;
};

/** The lower median of the amounts; null for none. */
export function medianOf(amounts: readonly Paise[]): Paise | null {
  return amounts.toSorted((a, b) => a - b)[Math.floor((amounts.length - 1) / 2)] ?? null;
}

function mayBePay(row: DatedTransaction): boolean {
  if (row.amount <= 0) return false;
  if (saysSalary(row)) return true;
  if (row.amount < smallestPay || notPay.test(row.narration) || notPay.test(row.category)) return false;
  return returnKindOf(row.narration, row.category) === null;
}

/** The credits that may be a salary, by payer; those without a payer are left out.
 *  @param entries  oldest first */
export function payersOf(entries: readonly DatedTransaction[]): readonly PayerCredits[] {
  const byPayer = new Map<string, { payer: string; rows: DatedTransaction[] }>();
  for (const row of entries) {
    const payer = mayBePay(row) ? payerOfRow(row) : null;
    if (payer === null) continue;
    const known = byPayer.get(payerKey(payer));
    if (known) known.rows.push(row);
    else byPayer.set(payerKey(payer), { payer, rows: [row] });
  }
  return [...byPayer.values()].map(({ payer, rows }) => ({
    payer,
    rows,
    rhythm: payRhythm(rows.map(row => row.date)),
    median: medianOf(rows.map(row => row.amount)) ?? paise(0),
  }));
}

/** Whether an amount is within a fifth of the payer's median; exactly a fifth is included. */
export function isSteady(amount: Paise, median: Paise): boolean {
  return Math.abs(amount - median) * 5 <= median;
}

function looksLikePay({ rows, rhythm, median }: PayerCredits): boolean {
  if (!rhythm || rhythm.hits < 3 || rhythm.share < 0.75) return false;
  return rows.filter(row => isSteady(row.amount, median)).length >= rows.length * 0.75;
}

/** Salaries from employers, oldest first. Explicit: the narration says SALARY or SAL as its purpose, or the
 *  provider's category says so. Implied: one payer sends a steady amount by bank transfer in three or more months on the same day of
 *  the month, or on the working day before a weekend; cash, refunds, interest, loans, rent, returns and UPI are
 *  excluded.
 *  @param entries  oldest first
 *  @source CR-040 */
export function detectSalaries(entries: readonly DatedTransaction[]): readonly SalaryRow[] {
  const implied = new Set(
    payersOf(entries)
      .filter(looksLikePay)
      .flatMap(({ rows, median }) => rows.filter(row => isSteady(row.amount, median))),
  );
  return entries.flatMap((row): SalaryRow[] => {
    // Before a name the word counts with the rhythm of pay only.
    const says = saysSalary(row) || (implied.has(row) && payWordIn(row.narration) !== null);
    const explicit = row.amount > 0 && says && returnKindOf(row.narration, row.category) === null;
    if (!explicit && !implied.has(row)) return [];
    return [{ ...row, sender: payerOfRow(row), signal: explicit ? 'explicit' : 'implied' }];
  });
}

/** The median of the last three salaries; null without any. */
export function estimatedSalary(salaries: readonly Pick<SalaryRow, 'amount'>[]): Paise | null {
  return medianOf(salaries.flatMap(({ amount }) => amount ?? []).slice(-3));
}
