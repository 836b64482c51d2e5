import type { MiddlewareHandler } from 'hono';
import { every } from 'hono/combine';
import { requestId } from 'hono/request-id';
import type { Logger } from 'pino';
import type { AppEnv } from './env';

/** Gives every request an id (the caller's own when it is well formed), returns it, and writes one log line with
 *  the answer. The line names the declared route, never the actual path, a query, a body or a customer. */
export function requestLog(logger: Logger): MiddlewareHandler<AppEnv> {
  return every(requestId({ limitLength: 64 }), async (c, next) => {
    const startedAt = performance.now();
    await next();
    // Again for the answers that are made without the context, such as files.
    c.res.headers.set('x-request-id', c.get('requestId'));
    logger.info({
      requestId: c.get('requestId'),
      method: c.req.method,
      route: c.get('route') ?? 'unknown',
      status: c.res.status,
      ms: Math.round(performance.now() - startedAt),
      staffId: c.get('staffId') ?? null,
    });
  });
}
