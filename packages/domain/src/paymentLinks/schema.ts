import * as v from 'valibot';
import { wireInstant } from '../contract/wire';
import { type Paise, paise } from '../money/paise';

/** unknown (the provider's answer was lost), created, partially_paid, paid, cancelled, expired, not_created. */
export const linkStatuses = [
  'unknown',
  'created',
  'partially_paid',
  'paid',
  'cancelled',
  'expired',
  'not_created',
] as const;
export type LinkStatus = (typeof linkStatuses)[number];

/** An amount in minor units, as the provider has it [CO-043]. */
const minor = v.pipe(
  v.number(),
  v.integer(),
  v.transform((amount): Paise => paise(amount)),
);

/** A payment link in wire shape; `status`, `reference` and `expireOn` are fields of ours. */
export const paymentLinkSchema = v.object({
  amount: minor,
  amountPaid: minor,
  paymentLink: v.nullish(v.string(), null),
  reference: v.nullish(v.string(), null),
  status: v.nullish(v.picklist(linkStatuses), null),
  expireOn: v.nullish(wireInstant, null),
});

export type PaymentLink = v.InferOutput<typeof paymentLinkSchema>;
