import type { BusinessDate } from '../calendar/businessDate';
import { type Instant, epochMsOf } from '../calendar/instant';
import { maxPaise, type Paise, rupees, subtract, sum, zeroPaise } from '../money/paise';
import type { LinkStatus, PaymentLink } from './schema';

/** The least a link asks for, from which amount it takes partial payment, and the least first part; paise.
 *  @source M42 */
export const leastLink = rupees(1);
export const partialFrom = rupees(200);
export const leastFirstPart = rupees(100);
/** How long a link can be paid. */
export const linkDays = 7;

const open: ReadonlySet<LinkStatus | null> = new Set(['unknown', 'created', 'partially_paid']);

/** What a link still asks for: nothing once it is paid, ended or past its time.
 *  @source M31, CO-042 */
export function askedByLink(
  {
    amount,
    amountPaid,
    status,
    expireOn,
  }: Pick<PaymentLink, 'amount' | 'amountPaid' | 'status' | 'expireOn'>,
  now: Instant,
): Paise {
  const ended = expireOn !== null && epochMsOf(expireOn) <= epochMsOf(now);
  if (!open.has(status) || ended) return zeroPaise;
  return maxPaise(zeroPaise, subtract(amount, amountPaid));
}

/** What open links still ask for together. */
export function askedByLinks(links: readonly PaymentLink[], now: Instant): Paise {
  return sum(links.map(link => askedByLink(link, now)));
}

/** When a link whose creation has no known outcome is asked for, in minutes after it was noted.
 *  @source M42 */
const askedAfterMinutes = [1, 5, 15, 60, ...Array.from({ length: 24 }, (_, hour) => 60 + (hour + 1) * 60)];

/** The next time to ask, in minutes after it was noted; null after the last one: it was not created. */
export function nextAsking(elapsedMinutes: number): number | null {
  return askedAfterMinutes.find(minutes => minutes > elapsedMinutes) ?? null;
}

const rank: Readonly<Record<LinkStatus, number>> = {
  unknown: 0,
  not_created: 0,
  created: 1,
  partially_paid: 2,
  expired: 3,
  cancelled: 3,
  paid: 4,
};

/** The status after a report, which may come late: a later one is never taken back by an earlier one. */
export function statusAfter(known: LinkStatus, reported: LinkStatus): LinkStatus {
  return rank[reported] > rank[known] ? reported : known;
}

/** The value date of a payment: the day it was made, within the account's life and not after today [M24]. */
export function valueDateOf(
  paidOn: BusinessDate,
  { disbursedOn, today }: { readonly disbursedOn: BusinessDate; readonly today: BusinessDate },
): BusinessDate {
  if (paidOn < disbursedOn) return disbursedOn;
  return paidOn > today ? today : paidOn;
}
