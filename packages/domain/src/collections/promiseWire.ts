import * as v from 'valibot';
import { wireDate, wireRupees } from '../contract/wire';
import type { StatusTone } from '../status/statuses';
import { promiseStates } from '../repayment/promise';

/** A customer's promise to pay, and how it stands today [M47]: fields of ours. Amounts in paise once read. */
export const promiseWire = v.object({
  amount: wireRupees,
  madeOn: wireDate,
  dueOn: wireDate,
  state: v.picklist(promiseStates),
  received: wireRupees,
  keptOn: v.nullish(wireDate, null),
});
export type PaymentPromise = v.InferOutput<typeof promiseWire>;

/** The tone a promise is shown in, by how it stands. */
export const promiseTones = {
  open: 'info',
  kept: 'approve',
  broken: 'reject',
} as const satisfies Record<PaymentPromise['state'], StatusTone>;
