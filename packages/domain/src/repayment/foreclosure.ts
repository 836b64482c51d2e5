import { addDays, daysBetween, laterOf } from '../calendar/arithmetic';
import type { BusinessDate } from '../calendar/businessDate';
import { maxPaise, type Paise, subtract, sum, zeroPaise } from '../money/paise';
import { shareOf } from '../money/rate';
import { halfUp } from '../money/rounding';
import type { LoanAccount } from './account';
import { itemAt } from './itemAt';
import { overdueIn, summaryOf } from './overdue';
import { heldOf } from './position';
import { type View, viewOn } from './view';

/** What closes a loan on a day; amounts in paise. The total is the sum of the five rows above it. */
export type Foreclosure = {
  readonly day: BusinessDate;
  readonly outstandingPrincipal: Paise;
  readonly overdueInterest: Paise;
  readonly penal: Paise;
  readonly bounce: Paise;
  readonly nextMonthInterest: Paise;
  readonly total: Paise;
  readonly held: Paise;
  /** Total minus held: negative where more is held. */
  readonly payable: Paise;
};

/** The closing amount as of any day; of a closed loan all is 0.
 *  @source M30, M31, M32 */
export function foreclosureOn(account: LoanAccount, day: BusinessDate): Foreclosure {
  return foreclosureIn(viewOn(account, day));
}

export function foreclosureIn(view: View): Foreclosure {
  const { account, day, position } = view;
  const closed = account.closedOn !== null;
  const { interest, penal, bounce } = summaryOf(overdueIn(view));
  const rows = {
    outstandingPrincipal: closed ? zeroPaise : (position.balances.get('principal') ?? zeroPaise),
    overdueInterest: interest,
    penal,
    bounce,
    nextMonthInterest: closed ? zeroPaise : nextMonthInterest(view),
  };
  const total = sum(Object.values(rows));
  const held = closed ? zeroPaise : heldOf(position);
  return { day, ...rows, total, held, payable: subtract(total, held) };
}

/** The next EMI's interest for the days since the last due date; on a due date all that is open of its interest, and
 *  after the last one nothing.
 *  @source M30 */
export function nextMonthInterest({ account, day, position }: View): Paise {
  const today = account.instalments.findIndex(({ dueDate }) => dueDate === day);
  return today === -1 ? brokenPeriodInterest(account, day) : itemAt(position.emis, today).interest.open;
}

/** The period between two due dates that a day breaks: the interest of the EMI that ends it, and how many of its days
 *  have passed. Before the first due date it starts thirty days before it, or at disbursal if that is later.
 *  @returns null on a due date and after the last one
 *  @source M30 */
export function brokenPeriod({ instalments, terms }: LoanAccount, day: BusinessDate) {
  const next = instalments.findIndex(({ dueDate }) => dueDate >= day);
  const instalment = instalments[next];
  if (instalment === undefined || instalment.dueDate === day) return null;
  const { dueDate: to, interest } = instalment;
  const from = instalments[next - 1]?.dueDate ?? laterOf(addDays(to, -30), terms.disbursedOn);
  return { from, to, interest, passed: Math.max(0, daysBetween(from, day)), days: daysBetween(from, to) };
}

/** The interest of the period that a day breaks: × days since the last due date ÷ days between the two, half up to
 *  the paisa. On a due date and after the last one it is 0.
 *  @source M30 */
export function brokenPeriodInterest(account: LoanAccount, day: BusinessDate): Paise {
  const period = brokenPeriod(account, day);
  if (period === null) return zeroPaise;
  const share = { numerator: BigInt(period.passed), denominator: BigInt(period.days) };
  return shareOf(period.interest, share, halfUp);
}

/** The most that may be asked for: the closing amount less what is held and what open links still ask for, not below
 *  0; in paise.
 *  @param openLinks  what open payment links still ask for together
 *  @source M31 */
export function maxCollectionAmount(account: LoanAccount, day: BusinessDate, openLinks: Paise): Paise {
  return maxPaise(zeroPaise, subtract(foreclosureOn(account, day).payable, openLinks));
}

/** The latest value date of a receipt that is not reversed, else the day of disbursal. A waiver is no payment.
 *  @source M31 */
export function lastPaymentDate(account: LoanAccount): BusinessDate {
  return lastReceiptDate(account) ?? account.terms.disbursedOn;
}

/** The same without a substitute. */
export function lastReceiptDate({ receipts }: LoanAccount): BusinessDate | null {
  return receipts
    .filter(({ source, reversal }) => source !== 'WAIVER' && reversal === null)
    .reduce<BusinessDate | null>((latest, { valueDate }) => laterOf(latest ?? valueDate, valueDate), null);
}
