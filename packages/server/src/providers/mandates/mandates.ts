import type { Subscription } from '@lending-desk/domain/mandates';

/** A subscription to be made, by which the customer authorises debits of the EMIs. */
export interface MandateRequest {
  /** Ours, by which it is found again. */
  readonly reference: string;
  readonly planId: string;
  readonly customer: { readonly name: string; readonly phone: string; readonly email: string };
  readonly expiresAt: Date;
}

/** A subscription that was made. */
export interface MadeMandate {
  readonly providerId: string;
  readonly authLink: string;
}

/** What the provider answered about a subscription, and that answer as received. */
export interface FoundMandate {
  readonly subscription: Subscription;
  readonly raw: unknown;
}

/** A provider of mandates. */
export interface Mandates {
  /** Its name in stored answers: 'cashfree', 'cashfree-sandbox'. */
  readonly provider: string;
  /** Asks for a subscription, by the provider's id where that is known, else by our reference.
   *  @returns null when the provider has none */
  readonly find: (
    known: { readonly reference: string; readonly providerId: string | null },
    signal?: AbortSignal,
  ) => Promise<FoundMandate | null>;
  /** @returns 'refused' when the provider made none
   *  @throws after any other error it is unknown whether there is one */
  readonly create: (request: MandateRequest, signal?: AbortSignal) => Promise<MadeMandate | 'refused'>;
}
