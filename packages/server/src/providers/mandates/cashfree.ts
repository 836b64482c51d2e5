import { readSubscription } from '@lending-desk/domain/mandates';
import * as v from 'valibot';
import type { FoundMandate, Mandates } from './mandates';

/** The body of a create call, in the provider's fields. */
export interface CashfreeSubscription {
  readonly subscriptionId: string;
  readonly planId: string;
  readonly customerName: string;
  readonly customerEmail: string;
  readonly customerPhone: string;
  /** 'YYYY-MM-DD HH:MM:SS' in UTC. */
  readonly expiresOn: string;
}

/** An answer of the account: its HTTP status, and its JSON. */
export interface CashfreeAnswer {
  readonly status: number;
  readonly body: unknown;
}

/** The calls of the account that are made. */
export interface CashfreeCalls {
  /** The details by the provider's id (v2). */
  readonly byId: (providerId: string, signal?: AbortSignal) => Promise<CashfreeAnswer>;
  /** The details by our reference (/pg). */
  readonly byReference: (reference: string, signal?: AbortSignal) => Promise<CashfreeAnswer>;
  readonly create: (subscription: CashfreeSubscription, signal?: AbortSignal) => Promise<CashfreeAnswer>;
}

const madeSchema = v.object({
  subReferenceId: v.pipe(v.union([v.string(), v.number()]), v.transform(String)),
  authLink: v.pipe(v.string(), v.minLength(1), v.maxLength(500)),
});

/** 4xx, except those that say nothing about the subscription: a wrong key, a time-out, too many requests. */
const saysNo = (status: number) => status >= 400 && status < 500 && ![401, 403, 408, 429].includes(status);

/** Cashfree's subscriptions.
 *  @param provider  the name stored with its answers
 *  @source providers: Cashfree */
export function cashfree(provider: string, { byId, byReference, create }: CashfreeCalls): Mandates {
  return {
    provider,
    find: async ({ reference, providerId }, signal): Promise<FoundMandate | null> => {
      const { status, body } = await (providerId === null
        ? byReference(reference, signal)
        : byId(providerId, signal));
      if (status === 404) return null;
      const subscription = status === 200 ? readSubscription(body) : null;
      if (subscription === null) throw new Error(`The provider gave no usable answer (${status})`);
      // Of another subscription than was asked for nothing is taken.
      return subscription.reference === reference ? { subscription, raw: body } : null;
    },
    create: async ({ reference, planId, customer, expiresAt }, signal) => {
      const { status, body } = await create(
        {
          subscriptionId: reference,
          planId,
          customerName: customer.name,
          customerEmail: customer.email,
          customerPhone: customer.phone,
          expiresOn: expiresAt.toISOString().slice(0, 19).replace('T', ' '),
        },
        signal,
      );
      if (saysNo(status)) return 'refused';
      if (status !== 200) throw new Error(`The provider gave no usable answer (${status})`);
      const { subReferenceId, authLink } = v.parse(madeSchema, body);
      return { providerId: subReferenceId, authLink };
    },
  };
}
