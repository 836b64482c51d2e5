import { ozonetelCallback } from '../calls/ozonetelCallback';
import type { Webhook } from './webhook';

/** Everything providers call of their own accord. */
export const allWebhooks: readonly Webhook[] = [ozonetelCallback];
