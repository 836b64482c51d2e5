import type { LinkStatus } from '@lending-desk/domain/paymentLinks';
import type { Paise } from '@lending-desk/domain/money';

/** A payment link to be made; amounts in paise. */
export interface LinkRequest {
  readonly loanId: number;
  /** Ours, by which it is found again. */
  readonly reference: string;
  readonly amount: Paise;
  /** The least first part; null where it is paid whole. */
  readonly firstPart: Paise | null;
  readonly expiresAt: Date;
  readonly customer: { readonly name: string; readonly phone: string | null; readonly email: string | null };
}

/** A link as the provider has it; amounts in paise. */
export interface MadeLink {
  readonly id: string;
  readonly shortUrl: string;
  readonly status: LinkStatus;
  readonly amountPaid: Paise;
}

/** A provider of payment links. */
export interface PaymentLinks {
  /** Stored with every link: 'razorpay', 'razorpay-sandbox'. */
  readonly provider: string;
  /** @returns 'refused' when the provider made none
   *  @throws NotReached when it was not asked; after any other error it is unknown whether there is a link */
  readonly create: (request: LinkRequest) => Promise<MadeLink | 'refused'>;
  /** Asks for a link by our reference.
   *  @returns null when the provider has none */
  readonly find: (reference: string) => Promise<MadeLink | null>;
}
