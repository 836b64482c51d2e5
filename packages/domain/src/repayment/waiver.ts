import { addDays } from '../calendar/arithmetic';
import type { BusinessDate } from '../calendar/businessDate';
import { minPaise, type Paise, subtract, sum, zeroPaise } from '../money/paise';
import { extend, type LoanAccount, post, type Receipt, receiptOf } from './account';
import { allocateMoney, ordinaryOrder } from './allocation';
import { type Booked, done, refused } from './outcome';
import { positionOf } from './position';
import { dueEmis, settle } from './settle';

/** The parts of a waiver. */
export const waivedParts = ['penal', 'bounce', 'interest', 'principal'] as const;
export type WaivedPart = (typeof waivedParts)[number];

/** A waiver that is in force; amounts in paise. */
export type WaiverEvent = {
  readonly type: 'waiver';
  /** Unique in the account. */
  readonly id: string;
  readonly bookedOn: BusinessDate;
  readonly date: BusinessDate;
  readonly amount: Paise;
  readonly parts: Readonly<Partial<Record<WaivedPart, Paise>>>;
  readonly by: string;
  readonly reference: string | null;
};

/** What may be waived at most, by part: penal, bounce and interest what is due and open, principal all that is
 *  outstanding.
 *  @source M28 */
export function waiverLimits(account: LoanAccount, today: BusinessDate): Record<WaivedPart, Paise> {
  const position = positionOf(account);
  const due = dueEmis(account, today, position);
  const openOf = (part: WaivedPart) => sum(due.map(({ open }) => open[part] ?? zeroPaise));
  return {
    penal: openOf('penal'),
    bounce: openOf('bounce'),
    interest: openOf('interest'),
    principal: position.balances.get('principal') ?? zeroPaise,
  };
}

/** The parts of a waiver that names none: charges first, principal last.
 *  @param limits  what may be waived at most, by part
 *  @source M28, CO-068 */
export function partsOfWaiver(
  amount: Paise,
  limits: Readonly<Record<WaivedPart, Paise>>,
): Record<WaivedPart, Paise> {
  const taken = { penal: zeroPaise, bounce: zeroPaise, interest: zeroPaise, principal: zeroPaise };
  for (const part of waivedParts) {
    const left = subtract(amount, sum(Object.values(taken)));
    taken[part] = part === 'principal' ? left : minPaise(limits[part], left);
  }
  return taken;
}

/** Books a waiver: no cash moves, 'waived' is debited, within a part the oldest EMI comes first. A principal part
 *  beyond what is due is held. Charges dated after it stay.
 *  @source M28 */
export function bookWaiver(account: LoanAccount, event: WaiverEvent): Booked {
  if (receiptOf(account, event.id) !== undefined) return { account, outcome: { outcome: 'duplicate' } };
  const why = whyNotWaived(account, event);
  if (why !== null) return refused(account, why);
  const { id, amount, bookedOn, date, by, reference } = event;
  const receipt: Receipt = {
    id,
    source: 'WAIVER',
    amount,
    valueDate: date,
    bookedOn,
    reference,
    emiDate: null,
    toBeMapped: false,
    mapped: false,
    by,
    reversal: null,
  };
  const begun = post(
    { ...account, receipts: [...account.receipts, receipt] },
    'waiver',
    bookedOn,
    [{ amount, debit: 'waived', credit: 'held', emi: null, receipt: id, valueDate: date }],
    id,
  );
  const due = dueEmis(account, bookedOn, positionOf(account));
  const shares = waivedParts.flatMap(
    part => allocateMoney(event.parts[part] ?? zeroPaise, due, { ...ordinaryOrder, parts: [part] }).shares,
  );
  return done(extend(begun, settle(account, id, shares, date)));
}

function whyNotWaived(account: LoanAccount, { amount, parts, date, bookedOn }: WaiverEvent): string | null {
  const { backDatedDays } = account.settingsOn(bookedOn);
  if (amount <= 0 || amount % 100 !== 0) return 'amount not in whole rupees';
  if (sum(waivedParts.map(part => parts[part] ?? zeroPaise)) !== amount)
    return 'parts do not sum to the amount';
  if (date > bookedOn) return 'date after today';
  if (date < addDays(bookedOn, -backDatedDays)) return `date more than ${backDatedDays} days back`;
  const limits = waiverLimits(account, bookedOn);
  const beyond = waivedParts.find(
    part => (parts[part] ?? zeroPaise) > limits[part] || (parts[part] ?? zeroPaise) < 0,
  );
  return beyond === undefined ? null : `more than what is open of ${beyond}`;
}
