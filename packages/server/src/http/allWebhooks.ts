import { ozonetelCallback } from '../calls/ozonetelCallback';
import { razorpayCallback } from '../paymentLinks/razorpayCallback';
import type { Webhook } from './webhook';

/** Every webhook: requests that providers send unasked. */
export const allWebhooks: readonly Webhook[] = [ozonetelCallback, razorpayCallback];
