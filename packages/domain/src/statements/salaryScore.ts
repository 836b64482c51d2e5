import type { DatedTransaction, ScoredCredit } from './model';
import { payerOfRow } from './payer';
import { companyWord } from './payerWords';
import { type PayerCredits, payersOf, saysSalary } from './salary';

const otherPayWord = /\b(?:PAYROLL|WAGES|STIPEND)\b/i;

/** A candidate below this score gets no row. */
export const leastSalaryScore = 30;

const points = { word: 40, otherWord: 30, rhythm: 25, steady: 20, company: 8, months: 7 } as const;
/** Up to the first share of deviation from the payer's median an amount gets all points, from the second on
 *  none. */
const [steadyUpTo, unsteadyFrom] = [0.02, 0.3];

function wordPoints(row: DatedTransaction): number {
  if (saysSalary(row)) return points.word;
  return otherPayWord.test(row.narration) ? points.otherWord : 0;
}

function rowPoints(row: DatedTransaction, { payer, rhythm, median, rows }: PayerCredits): number {
  const off = Math.abs(row.amount - median) / median;
  const steady = Math.min(1, Math.max(0, (unsteadyFrom - off) / (unsteadyFrom - steadyUpTo)));
  return (
    wordPoints(row) +
    points.rhythm * (rhythm?.share ?? 0) +
    // A single amount has no steadiness.
    points.steady * (rows.length > 1 ? steady : 0) +
    (companyWord.test(payer) ? points.company : 0) +
    (rhythm && rhythm.hits >= 3 ? points.months : 0)
  );
}

/** The lender's own salary score of each credit that may be pay, oldest first: how sure it is that an employer paid.
 *
 *  | Points | For |
 *  |---|---|
 *  | 40 | the narration says SALARY or SAL, or the category says salary; 30 for payroll, wages, stipend |
 *  | 25 | rhythm: the share of months in which this payer paid on the pay day (weekends move it before) |
 *  | 20 | amount: all within 2 % of the payer's median, none from 30 % on, evenly in between |
 *  | 15 | payer: 8 for the words of a company (PVT LTD, LLP …), 7 for three months of rhythm |
 *
 *  The sum is rounded, 0 to 100; candidates below 30 are left out. A single payment has no rhythm and no steadiness.
 *  A candidate that names no payer gets the points of its words alone.
 *  @param entries  oldest first
 *  @source CR-041; the model is the lender's own, not the provider's */
export function scoreSalaries(entries: readonly DatedTransaction[]): readonly ScoredCredit[] {
  const scores = new Map<DatedTransaction, number>();
  for (const payer of payersOf(entries)) {
    for (const row of payer.rows) scores.set(row, Math.round(rowPoints(row, payer)));
  }
  return entries.flatMap((row): ScoredCredit[] => {
    if (row.amount <= 0) return [];
    const score = scores.get(row) ?? wordPoints(row);
    if (score < leastSalaryScore) return [];
    return [{ ...row, sender: payerOfRow(row), score }];
  });
}
