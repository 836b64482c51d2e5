import { cashfreeCallback } from '../mandates/cashfreeCallback';
import { razorpayCallback } from '../paymentLinks/razorpayCallback';
import { Hono } from 'hono';
import type { Logger } from 'pino';
import { isOutage } from '../db/outage';
import { readinessOf, type ServerState } from '../health/readiness';
import type { AppEnv } from './env';
import { brokenBody, failureBody, loggable, outageBody, refusedBody } from './errors';
import { checkInventory, type ContractTree } from './inventory';
import { mount, type MountOptions } from './mount';
import { type LoanNotices, noNotices } from '../live/notices';
import { compressAnswers } from './compressAnswers';
import { requestLog } from './requestLog';
import { requestScope } from './requestScope';
import { securityHeaders } from './securityHeaders';
import { serveBook } from './serveBook';
import { serveApp } from './staticFiles';
import { Refused, type Route } from './verb';
import { mountWebhooks, type Webhook } from './webhook';

/** When to come back while the database is away. */
const outageSeconds = 2;

export interface AppOptions extends Omit<MountOptions, 'now' | 'live' | 'logger' | 'readiness'> {
  /** The calls this server must serve, no more and no fewer. */
  readonly contract: ContractTree;
  readonly routes: readonly Route[];
  /** Requests that providers send unasked. @default none */
  readonly webhooks?: readonly Webhook[];
  readonly logger: Logger;
  /** Notifies open screens of changes. @default no notifications */
  readonly live?: LoanNotices;
  /** @default it is up and hears every notice */
  readonly state?: ServerState;
  /** @default the clock */
  readonly now?: () => Date;
  /** Folder of the built app; without it only the API is served. */
  readonly staticDir?: string;
  /** Folder of the built Storybook, which a demonstration serves; need not exist. */
  readonly bookDir?: string;
}

/** The whole server as one `fetch` handler: log, headers, API, app.
 *  @throws Error when routes and contract differ */
export function buildApp(options: AppOptions): Hono<AppEnv> {
  checkInventory(options.contract, options.routes);
  const app = new Hono<AppEnv>();
  app.use(requestLog(options.logger));
  app.use(requestScope());
  app.use(securityHeaders(options.config.mediaHosts));
  if (options.config.compression) app.use('/api/*', compressAnswers());
  const state = options.state ?? { isStopping: () => false, hears: () => true };
  app.use(async (c, next) => {
    await next();
    // Who keeps the connection would send the next request to a server that is gone.
    if (state.isStopping()) c.header('connection', 'close');
  });
  const mounting = {
    ...options,
    now: options.now ?? (() => new Date()),
    live: options.live ?? noNotices,
    readiness: readinessOf({ ...options, state }),
  };
  // Before the rest, which answers every other path under /api.
  mountWebhooks(app, options.webhooks ?? [], mounting);
  mount(app, options.routes, mounting);
  options.sandbox?.serveRecordings(app);
  const [secret] = options.config.razorpay.webhookSecrets;
  if (options.config.razorpay.account === null && secret !== undefined)
    options.sandbox?.servePayments(app, { now: mounting.now, secret, callback: razorpayCallback.path });
  const [mandateSecret] = options.config.cashfree.webhookSecrets;
  if (options.config.cashfree.account === null && mandateSecret !== undefined)
    options.sandbox?.serveMandates(app, {
      now: mounting.now,
      secret: mandateSecret,
      callback: cashfreeCallback.path,
    });
  // Before the app, whose page answers every other path.
  if (options.bookDir && options.config.demo) serveBook(app, options.bookDir);
  if (options.staticDir) serveApp(app, options.staticDir);
  app.notFound(c => c.json(failureBody(undefined, 404, 'Not found'), 404));
  app.onError((error, c) => {
    const call = c.get('call');
    if (error instanceof Refused) {
      const { retryAfterSeconds } = error;
      if (retryAfterSeconds !== undefined) c.header('retry-after', String(retryAfterSeconds));
      return c.json(refusedBody(call, error), error.status);
    }
    options.logger.error({ requestId: c.get('requestId'), call: call?.name ?? null, error: loggable(error) });
    if (!isOutage(error)) return c.json(brokenBody(call), 500);
    c.header('retry-after', String(outageSeconds));
    return c.json(outageBody(call), 503);
  });
  return app;
}
