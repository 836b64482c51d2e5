import { addDays, daysBetween } from '../calendar/arithmetic';
import { type BusinessDate, dateOfParts, datePartsOf, daysInMonth } from '../calendar/businessDate';
import { maxPaise, type Paise, subtract, sum, zeroPaise } from '../money/paise';
import { type Rate, shareOf } from '../money/rate';
import { halfUp } from '../money/rounding';
import { type LoanTerms, scheduleOf } from './emi';
import { feeOf } from './fee';

/** The terms of a loan account, fixed at disbursal. */
export type AccountTerms = LoanTerms & {
  /** Day of the month, 1 to 31; in a shorter month its last day. */
  readonly emiDay: number;
  readonly disbursedOn: BusinessDate;
  /** Share of the principal, before tax. */
  readonly processingFeeRate: Rate;
};

/** A line of the schedule with the day it falls due; amounts in paise. */
export type DueInstalment = {
  readonly dueDate: BusinessDate;
  readonly principal: Paise;
  readonly interest: Paise;
};

/** Days between disbursal and the first due date, at least [M9]. */
const leastDaysToFirstDue = 25;

/** The first EMI day that is at least 25 days after disbursal.
 *  @source M9 */
export function firstDueDate(disbursedOn: BusinessDate, emiDay: number): BusinessDate {
  const earliest = addDays(disbursedOn, leastDaysToFirstDue);
  const inThatMonth = dueDateAfter(earliest, emiDay, 0);
  return inThatMonth >= earliest ? inThatMonth : dueDateAfter(earliest, emiDay, 1);
}

/** The EMI day of a later month, of the same one for 0. It does not move for a Sunday or a holiday [M1], and a short month does not
 *  change the day of the next one: 31 Jan, 29 Feb, 31 Mar. */
export function dueDateAfter(start: BusinessDate, emiDay: number, months: number): BusinessDate {
  const { year, month } = datePartsOf(start);
  const count = year * 12 + (month - 1) + months;
  const [toYear, toMonth] = [Math.floor(count / 12), (count % 12) + 1];
  return dateOfParts(toYear, toMonth, Math.min(emiDay, daysInMonth(toYear, toMonth)));
}

/** The schedule of an account, oldest first.
 *  @throws RangeError for invalid terms */
export function dueSchedule(terms: AccountTerms): DueInstalment[] {
  const first = firstDueDate(terms.disbursedOn, terms.emiDay);
  return scheduleOf(terms).map(({ principal, interest }, index) => ({
    dueDate: dueDateAfter(first, terms.emiDay, index),
    principal,
    interest,
  }));
}

/** What disbursal deducts from the principal, and what is paid out; amounts in paise. */
export type Disbursal = {
  readonly processingFee: Paise;
  readonly gst: Paise;
  /** Interest of the days beyond thirty between disbursal and the first due date. */
  readonly preEmiInterest: Paise;
  readonly paidOut: Paise;
};

/** Fee, tax and pre-EMI interest are deducted; the rest is paid out. Pre-EMI interest is principal × rate × days
 *  ÷ 365, half up to the paisa.
 *  @source M9 */
export function disbursalOf(terms: AccountTerms): Disbursal {
  const { principal, yearlyRate, disbursedOn, emiDay } = terms;
  const days = daysBetween(disbursedOn, firstDueDate(disbursedOn, emiDay)) - 30;
  const preEmiInterest = maxPaise(zeroPaise, shareOf(principal, dailyShare(yearlyRate, days), halfUp));
  const { processingFee, gst } = feeOf(principal, terms.processingFeeRate);
  const paidOut = subtract(principal, sum([processingFee, gst, preEmiInterest]));
  return { processingFee, gst, preEmiInterest, paidOut };
}

function dailyShare({ numerator, denominator }: Rate, days: number): Rate {
  return { numerator: numerator * BigInt(days), denominator: denominator * 365n };
}
