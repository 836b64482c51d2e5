import * as v from 'valibot';
import type { MandateSubscription } from '../repayment/schema';

/** A subscription as the provider has it, in either of its shapes. */
export type Subscription = {
  readonly reference: string;
  readonly providerId: string | null;
  readonly planId: string | null;
  /** The provider's word. */
  readonly status: string;
  /** Where the customer authorises it; null in the newer shape. */
  readonly authLink: string | null;
  /** In capitals; null until a bank has registered the mandate. */
  readonly umrn: string | null;
  /** In the document's names; null where the shape has no such field. */
  readonly details: MandateSubscription;
};

const text = v.nullish(
  v.pipe(
    v.string(),
    v.maxLength(500),
    v.transform(value => value.trim()),
  ),
  null,
);
const id = v.nullish(v.pipe(v.union([v.string(), v.number()]), v.transform(String)), null);
const word = v.pipe(v.string(), v.minLength(1), v.maxLength(60));

const olderSchema = v.object({
  subscription: v.object({
    subscriptionId: v.string(),
    subReferenceId: id,
    planId: text,
    customerName: text,
    customerEmail: text,
    customerPhone: text,
    mode: text,
    status: word,
    addedOn: text,
    scheduledOn: text,
    authLink: text,
    bankAccountNumber: text,
    bankAccountHolder: text,
    umrn: text,
  }),
});

const newerSchema = v.object({
  cf_subscription_id: id,
  subscription_id: v.string(),
  subscription_status: word,
  customer_details: v.nullish(
    v.object({
      customer_name: text,
      customer_email: text,
      customer_phone: text,
      customer_bank_account_holder_name: text,
      customer_bank_account_number: text,
    }),
  ),
  authorization_details: v.nullish(v.object({ authorization_reference: text, payment_method: text })),
});

const umrnOf = (value: string | null) => {
  const umrn = value?.toUpperCase() ?? '';
  return /^[A-Z\d]{20}$/.test(umrn) ? umrn : null;
};

/** Reads the provider's answer about a subscription: the older shape (`subscription`) or the newer one of /pg.
 *  @returns null for one that cannot be read
 *  @source providers: Cashfree */
export function readSubscription(body: unknown): Subscription | null {
  const older = v.safeParse(olderSchema, body);
  if (older.success) {
    const { subscriptionId, subReferenceId, planId, authLink, umrn, ...details } = older.output.subscription;
    return {
      reference: subscriptionId,
      providerId: subReferenceId,
      planId,
      status: details.status,
      authLink: authLink || null,
      umrn: umrnOf(umrn),
      details,
    };
  }
  const newer = v.safeParse(newerSchema, body);
  if (!newer.success) return null;
  const {
    subscription_id: reference,
    subscription_status: status,
    cf_subscription_id: providerId,
  } = newer.output;
  const customer = newer.output.customer_details;
  const authorised = newer.output.authorization_details;
  return {
    reference,
    providerId,
    planId: null,
    status,
    authLink: null,
    umrn: umrnOf(authorised?.authorization_reference ?? null),
    details: {
      bankAccountHolder: customer?.customer_bank_account_holder_name ?? null,
      bankAccountNumber: customer?.customer_bank_account_number ?? null,
      customerName: customer?.customer_name ?? null,
      customerEmail: customer?.customer_email ?? null,
      customerPhone: customer?.customer_phone ?? null,
      mode: authorised?.payment_method ?? null,
      status,
      addedOn: null,
      scheduledOn: null,
    },
  };
}
