import { ozonetelCallback } from '../calls/ozonetelCallback';
import type { Webhook } from './webhook';

/** Every webhook: requests that providers send unasked. */
export const allWebhooks: readonly Webhook[] = [ozonetelCallback];
