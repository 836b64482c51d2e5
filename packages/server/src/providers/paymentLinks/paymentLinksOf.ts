import type { ServerConfig } from '../../config';
import type { Sandbox } from '../../sandbox/sandbox';
import type { PaymentLinks } from './paymentLinks';
import { razorpay } from './razorpay';
import { razorpayAccount } from './razorpayAccount';

export type PaymentLinksOf = (context: {
  readonly config: Pick<ServerConfig, 'razorpay'>;
  readonly sandbox: Sandbox | null;
}) => PaymentLinks | null;

/** The provider of payment links of this server: the configured account, otherwise in a demonstration the sandbox,
 *  otherwise none. */
export const paymentLinksOf: PaymentLinksOf = ({ config, sandbox }) => {
  const { account } = config.razorpay;
  if (account !== null) return razorpay('razorpay', razorpayAccount(account));
  return sandbox?.paymentLinks ?? null;
};
