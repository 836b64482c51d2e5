import * as v from 'valibot';
import type { BusinessDate } from '../calendar/businessDate';
import { paiseToRupees, type Paise } from '../money/paise';
import { halfUp } from '../money/rounding';
import type { BureauLoan } from './bureauLoan';
import { grantedAmount } from './bureauLoan';
import { bureauDate, type BureauDate } from './bureauDate';
import { monthOfDate } from './history';
import { countOf, field, objectSchema, textOrNull } from '../loose/loose';
import { amount, total } from './amount';
import type { PaymentStatus } from './paymentStatus';

/** Computed figures of the active loans, for the panel Active Loans Variables. */
export type EquifaxFeatures = {
  readonly activeLoans: number | null;
  readonly balance: Paise | null;
  readonly pastDue: Paise | null;
  readonly sanctioned: Paise | null;
  readonly installments: Paise | null;
  readonly creditLimit: Paise | null;
  /** Balance as a share of the limits, in percent, over the accounts with a limit; null without a limit. */
  readonly utilisation: number | null;
  readonly loansPastDue: number | null;
  /** Days past due of the worst of the last 24 months over all loans; null when no month has a status. */
  readonly worstDpd24Months: number | null;
  /** That month's status word as the bureau wrote it. */
  readonly worstStatus24Months: string | null;
  /** Months with days past due among the last 24, over all loans. */
  readonly monthsPastDue24Months: number | null;
  readonly openedLast6Months: number | null;
  readonly oldestOpened: BureauDate;
  readonly newestOpened: BureauDate;
};

/** How many months back the worst month is searched for, and how recent an opening counts as recent. */
const lookBack = 24;
const lately = 6;

/** The share in tenths of a percent, rounded half up. */
function tenthsOfPercent(part: Paise, whole: Paise): number {
  return Number(halfUp(BigInt(part) * 1000n, BigInt(whole)));
}

/** Computes the figures.
 *  @param report  the report's date, from which months are counted back; null counts none
 *  @returns the section bureauEquifaxFeatures: rupees, percent, whole days
 *  @source CR-145 */
export function equifaxFeaturesOf(
  active: readonly BureauLoan[],
  inactive: readonly BureauLoan[],
  report: BusinessDate | null,
): Record<string, unknown> {
  const now = report === null ? null : monthOfDate(report);
  const recent =
    now === null
      ? []
      : [...active, ...inactive]
          .flatMap(loan => loan.history)
          .filter(({ month }) => month !== null && month <= now && month > now - lookBack)
          .map(({ payment }) => payment);
  const worst = worstOf(recent);
  const limited = active.filter(loan => (loan.creditLimit ?? 0) > 0);
  const limit = total(limited.map(loan => loan.creditLimit));
  const opened = active.flatMap(loan => loan.opened.date ?? []).sort();
  return {
    active_loan_count: active.length,
    active_balance_total: paiseToRupees(total(active.map(loan => loan.balance))),
    active_past_due_total: paiseToRupees(total(active.map(loan => loan.pastDue))),
    active_sanctioned_total: paiseToRupees(total(active.map(grantedAmount))),
    active_installment_total: paiseToRupees(total(active.map(loan => loan.installment))),
    active_credit_limit_total: paiseToRupees(limit),
    utilisation_percent:
      limit === 0 ? null : tenthsOfPercent(total(limited.map(loan => loan.balance)), limit) / 10,
    active_loans_past_due: active.filter(loan => (loan.pastDue ?? 0) > 0).length,
    worst_dpd_24_months: worst?.days ?? null,
    worst_status_24_months: worst?.word ?? null,
    months_past_due_24_months: recent.filter(({ days }) => (days ?? 0) > 0).length,
    opened_last_6_months:
      now === null
        ? null
        : opened.filter(day => monthOfDate(day) > now - lately && monthOfDate(day) <= now).length,
    oldest_active_opened: opened[0] ?? null,
    newest_active_opened: opened.at(-1) ?? null,
  };
}

function worstOf(payments: readonly PaymentStatus[]): PaymentStatus | null {
  let worst: PaymentStatus | null = null;
  for (const payment of payments) if ((payment.days ?? -1) > (worst?.days ?? -1)) worst = payment;
  return worst;
}

function percentOf(value: unknown): number | null {
  const written = textOrNull(value);
  return written !== null && /^-?\d+(\.\d+)?$/.test(written) ? Number(written) : null;
}

/** bureauEquifaxFeatures of a loan (CR-145). */
export const equifaxFeaturesSchema = v.pipe(
  objectSchema,
  v.transform(
    (wire): EquifaxFeatures => ({
      activeLoans: countOf(field(wire, 'active_loan_count')),
      balance: amount(field(wire, 'active_balance_total')),
      pastDue: amount(field(wire, 'active_past_due_total')),
      sanctioned: amount(field(wire, 'active_sanctioned_total')),
      installments: amount(field(wire, 'active_installment_total')),
      creditLimit: amount(field(wire, 'active_credit_limit_total')),
      utilisation: percentOf(field(wire, 'utilisation_percent')),
      loansPastDue: countOf(field(wire, 'active_loans_past_due')),
      worstDpd24Months: countOf(field(wire, 'worst_dpd_24_months')),
      worstStatus24Months: textOrNull(field(wire, 'worst_status_24_months')),
      monthsPastDue24Months: countOf(field(wire, 'months_past_due_24_months')),
      openedLast6Months: countOf(field(wire, 'opened_last_6_months')),
      oldestOpened: bureauDate(field(wire, 'oldest_active_opened')),
      newestOpened: bureauDate(field(wire, 'newest_active_opened')),
    }),
  ),
);
