import { type BusinessDate, formatDate } from '@lending-desk/domain/calendar';
import type { PaymentPromise } from '@lending-desk/domain/collections';
import { exactly } from './amounts';

/** Until when a promise can be kept, and what became of it: 'by 25 Nov 2026', 'due today', 'kept on 20 Nov 2026'. */
export function promiseOutcome({ state, dueOn, keptOn }: PaymentPromise, today: BusinessDate | null): string {
  if (state === 'kept') return `kept on ${formatDate(keptOn ?? dueOn)}`;
  if (state === 'broken') return `by ${formatDate(dueOn)}, broken`;
  return dueOn === today ? 'due today' : `by ${formatDate(dueOn)}`;
}

/** 'Rs. 9,000 by 25 Nov 2026, broken' */
export const promiseWords = (promise: PaymentPromise, today: BusinessDate | null): string =>
  `${exactly(promise.amount)} ${promiseOutcome(promise, today)}`;
