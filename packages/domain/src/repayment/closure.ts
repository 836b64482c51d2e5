import { addDays } from '../calendar/arithmetic';
import type { BusinessDate } from '../calendar/businessDate';
import { formatRupees } from '../money/display';
import { type Paise, subtract, sum, zeroPaise } from '../money/paise';
import { extend, type LoanAccount, post, type Receipt } from './account';
import { allocateMoney, ordinaryOrder } from './allocation';
import { brokenPeriodInterest, foreclosureIn, lastReceiptDate } from './foreclosure';
import { type Booked, done, refused } from './outcome';
import { positionOf } from './position';
import { openEmis } from './settle';
import { isPart, type Transfer, turnedRound } from './transfers';
import { viewOn } from './view';

/** Closes a loan. */
export type CloseEvent = {
  readonly type: 'close';
  readonly bookedOn: BusinessDate;
  /** By default the last receipt's value date if it is near enough, else today. */
  readonly closingDate: BusinessDate | null;
};

/** A difference below it is rounded away. */
const oneRupee = 100;

/** The closing date of a request that names none: the last receipt's value date where it is near enough, else today.
 *  @param lastReceipt  null without a receipt
 *  @source M33 */
export function usualClosingDate(
  lastReceipt: BusinessDate | null,
  today: BusinessDate,
  closingBackDays: number,
): BusinessDate {
  const isNear = lastReceipt !== null && lastReceipt >= addDays(today, -closingBackDays);
  return isNear ? lastReceipt : today;
}

/** Closes a loan as of its closing date if less than a rupee is payable on it.
 *  @source M33, M34 */
export function bookClose(account: LoanAccount, event: CloseEvent): Booked {
  const { bookedOn } = event;
  const { closingBackDays } = account.settingsOn(bookedOn);
  const earliest = addDays(bookedOn, -closingBackDays);
  const closingDate =
    event.closingDate ?? usualClosingDate(lastReceiptDate(account), bookedOn, closingBackDays);
  if (account.closedOn !== null) return refused(account, 'closed already');
  if (closingDate > bookedOn) return refused(account, 'closing date after today');
  if (closingDate < earliest || closingDate < account.terms.disbursedOn)
    return refused(account, `closing date more than ${closingBackDays} days back`);
  const { payable } = foreclosureIn(viewOn(account, closingDate));
  if (payable >= oneRupee) return refused(account, `${formatRupees(payable, { paise: true })} is still due`);
  return done(close(account, bookedOn, closingDate));
}

function close(account: LoanAccount, bookedOn: BusinessDate, day: BusinessDate): LoanAccount {
  const later = account.groups
    .flatMap(group => group.transfers)
    .filter(({ valueDate, debit, credit }) => valueDate > day && (isPart(debit) || isPart(credit)));
  let closed = post(account, 'closure', bookedOn, later.map(turnedRound));
  closed = extend(closed, chargeBrokenPeriod(closed, day));
  for (const receipt of closed.receipts) {
    if (receipt.valueDate <= day) closed = extend(closed, payAll(closed, receipt, day));
  }
  closed = extend(closed, roundOff(closed, day));
  closed = extend(closed, giveBack(closed, day));
  return { ...closed, closedOn: day };
}

function chargeBrokenPeriod(account: LoanAccount, day: BusinessDate): Transfer[] {
  const emi = account.instalments.findIndex(({ dueDate }) => dueDate > day);
  const amount = brokenPeriodInterest(account, day);
  if (amount === 0) return [];
  return [{ amount, debit: 'interest', credit: 'interest income', emi, receipt: null, valueDate: day }];
}

/** Uses what a receipt or waiver holds for everything that is open, EMIs that are not due yet too. */
function payAll(account: LoanAccount, { id }: Receipt, day: BusinessDate): Transfer[] {
  const position = positionOf(account);
  const amount = position.held.get(id) ?? zeroPaise;
  const { shares } = allocateMoney(amount, openEmis(position), ordinaryOrder);
  return shares.map(share => ({
    amount: share.amount,
    debit: 'held',
    credit: share.part,
    emi: share.emi,
    receipt: id,
    valueDate: day,
  }));
}

function roundOff(account: LoanAccount, day: BusinessDate): Transfer[] {
  return openEmis(positionOf(account)).flatMap(({ emi, open }) =>
    ordinaryOrder.parts.flatMap((part): Transfer[] => {
      const amount = open[part] ?? zeroPaise;
      return amount > 0
        ? [{ amount, debit: 'rounding', credit: part, emi, receipt: null, valueDate: day }]
        : [];
    }),
  );
}

/** What is held beyond the total: a rupee or more is due back, less is rounded away; money that came after the
 *  closing date is due back whole, and a waiver is undone to that extent.
 *  @source M33, M34 */
function giveBack(account: LoanAccount, day: BusinessDate): Transfer[] {
  const { held } = positionOf(account);
  const left = account.receipts.flatMap(receipt => {
    const amount = held.get(receipt.id);
    return amount === undefined ? [] : [{ ...receipt, amount }];
  });
  const inTime = left.filter(({ source, valueDate }) => source !== 'WAIVER' && valueDate <= day);
  const isSmall = sum(inTime.map(({ amount }) => amount)) < oneRupee;
  return left.map(({ id, amount, source, valueDate }): Transfer => {
    const credit = source === 'WAIVER' ? 'waived' : isSmall && valueDate <= day ? 'rounding' : 'refunds due';
    return { amount, debit: 'held', credit, emi: null, receipt: id, valueDate: day };
  });
}

/** The interest of the schedule that closing did not charge, in paise; of a loan that is not closed what is still to be
 *  charged.
 *  @source M34 */
export function interestNotCharged(account: LoanAccount): Paise {
  const { emis } = positionOf(account);
  return subtract(
    sum(account.instalments.map(({ interest }) => interest)),
    sum(emis.map(({ interest }) => interest.charged)),
  );
}

/** Pays money back to the customer; amount in paise. */
export type RefundEvent = {
  readonly type: 'refund';
  readonly amount: Paise;
  readonly bookedOn: BusinessDate;
};

/** What is due back to the customer, in paise.
 *  @source M33, M34 */
export function refundsDue(account: LoanAccount): Paise {
  return subtract(zeroPaise, positionOf(account).balances.get('refunds due') ?? zeroPaise);
}

/** Pays out what is due back, as far as it is.
 *  @source M33, M34 */
export function bookRefund(account: LoanAccount, { amount, bookedOn }: RefundEvent): Booked {
  if (amount <= 0 || amount > refundsDue(account)) return refused(account, 'more than what is due back');
  const paid: Transfer = {
    amount,
    debit: 'refunds due',
    credit: 'bank',
    emi: null,
    receipt: null,
    valueDate: bookedOn,
  };
  return done(post(account, 'refund', bookedOn, [paid]));
}
