import * as v from 'valibot';
import { declareCall, jsonData } from '../contract/call';
import { signinMessages } from '../errors/signinMessages';

/** GET whether the process answers at all, which says nothing of its database. Who watches processes starts one again
 *  that does not. */
export const readAlive = declareCall({
  name: 'health.alive',
  method: 'GET',
  path: '/api/v1/alive',
  access: { kind: 'public' },
  answer: jsonData({ status: v.literal('alive') }),
  failure: { shows: 'last', fallback: signinMessages.auth.loginFailed },
  refreshes: false,
});

/** GET whether the server can do its work: 200 when it can; 503, with the reasons as errorMessages, while its database
 *  or its file store does not answer or takes no writes, while it hears no notices of other servers, and when it is
 *  stopping. `deadJobs` counts jobs that failed for good and need attention. */
export const readHealth = declareCall({
  name: 'health.read',
  method: 'GET',
  path: '/api/v1/health',
  access: { kind: 'public' },
  answer: jsonData({ status: v.literal('ready'), deadJobs: v.number() }),
  failure: { shows: 'last', fallback: signinMessages.auth.loginFailed },
  refreshes: false,
});

/** The calls a load balancer makes. */
export const healthContract = { read: readHealth, alive: readAlive } as const;
