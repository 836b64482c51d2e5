import { daysBetween } from '../calendar/arithmetic';
import type { BusinessDate } from '../calendar/businessDate';
import { type Paise, sum } from '../money/paise';
import type { Receipt } from './account';

/** A customer's promise to pay an amount (paise) by a day. */
export type Promised = {
  readonly amount: Paise;
  readonly madeOn: BusinessDate;
  /** The last day on which it can be kept. */
  readonly dueOn: BusinessDate;
};

export const promiseStates = ['open', 'kept', 'broken'] as const;
export type PromiseState = (typeof promiseStates)[number];

/** How a promise stands on a day. */
export type PromiseStanding = {
  readonly state: PromiseState;
  /** What was paid between the promise and its date. */
  readonly received: Paise;
  /** The value date that reached the amount; null while none has. */
  readonly keptOn: BusinessDate | null;
};

type Paid = Pick<Receipt, 'source' | 'amount' | 'valueDate'> & { readonly isReversed: boolean };

/** Whether money that came in kept a promise. A waiver is no payment, and what was reversed was none; the day-end of
 *  its date breaks it.
 *  @param receipts  of the loan, in any order
 *  @source M47 */
export function promiseOn(
  { amount, madeOn, dueOn }: Promised,
  receipts: readonly Paid[],
  today: BusinessDate,
): PromiseStanding {
  const counted = receipts
    .filter(({ source, isReversed }) => source !== 'WAIVER' && !isReversed)
    .filter(({ valueDate }) => valueDate >= madeOn && valueDate <= dueOn)
    .toSorted((one, other) => daysBetween(other.valueDate, one.valueDate));
  const reached = counted.findIndex(
    (_receipt, index) => sum(counted.slice(0, index + 1).map(paid => paid.amount)) >= amount,
  );
  const keptOn = counted[reached]?.valueDate ?? null;
  return {
    state: keptOn !== null ? 'kept' : today > dueOn ? 'broken' : 'open',
    received: sum(counted.map(paid => paid.amount)),
    keptOn,
  };
}
