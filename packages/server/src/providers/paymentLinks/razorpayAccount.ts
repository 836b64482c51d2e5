import Razorpay from 'razorpay';
import type { RazorpayCalls } from './razorpay';

/** The keys of an account with Razorpay. */
export interface RazorpayAccount {
  readonly keyId: string;
  readonly keySecret: string;
}

/** The calls of an account, made by the provider's own package. */
export function razorpayAccount({ keyId, keySecret }: RazorpayAccount): RazorpayCalls {
  const { paymentLink } = new Razorpay({ key_id: keyId, key_secret: keySecret });
  return {
    create: async link =>
      paymentLink.create({ ...link, customer: { ...link.customer }, notes: { ...link.notes } }),
    all: async query => paymentLink.all({ count: 10, ...query }),
  };
}
