import * as v from 'valibot';
import { declareCall } from '../contract/call';
import { signinMessages } from '../errors/signinMessages';

/** GET whether the server is ready: 200 when it is. `deadJobs` counts those that failed for good and need
 *  attention. */
export const readHealth = declareCall({
  name: 'health.read',
  method: 'GET',
  path: '/api/v1/health',
  access: { kind: 'public' },
  body: { kind: 'none' },
  answer: {
    kind: 'json',
    schema: v.object({ data: v.object({ status: v.literal('ready'), deadJobs: v.number() }) }),
  },
  failure: { shows: 'last', fallback: signinMessages.auth.loginFailed },
  repeat: 'safe',
  writes: false,
  refreshes: false,
});

/** The calls a load balancer makes. */
export const healthContract = { read: readHealth } as const;
