import { ozonetelCallback } from '../calls/ozonetelCallback';
import { cashfreeCallback } from '../mandates/cashfreeCallback';
import { razorpayCallback } from '../paymentLinks/razorpayCallback';
import type { Webhook } from './webhook';

/** Every webhook: requests that providers send unasked. */
export const allWebhooks: readonly Webhook[] = [ozonetelCallback, razorpayCallback, cashfreeCallback];
