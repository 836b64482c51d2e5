import { randomUUID } from 'node:crypto';
import type { MiddlewareHandler } from 'hono';
import type { Logger } from 'pino';
import type { AppEnv } from './env';

const wellFormed = /^[\w-]{1,64}$/;

/** Gives every request an id (the caller's own when it is well formed), returns it, and writes one log line with
 *  the answer. The line names the declared route, never the actual path, a query, a body or a customer. */
export function requestLog(logger: Logger): MiddlewareHandler<AppEnv> {
  return async (c, next) => {
    const startedAt = performance.now();
    const sent = c.req.header('x-request-id');
    const requestId = sent && wellFormed.test(sent) ? sent : randomUUID();
    c.set('requestId', requestId);
    await next();
    c.res.headers.set('x-request-id', requestId);
    logger.info({
      requestId,
      method: c.req.method,
      route: c.get('route') ?? 'unknown',
      status: c.res.status,
      ms: Math.round(performance.now() - startedAt),
      staffId: c.get('staffId') ?? null,
    });
  };
}
