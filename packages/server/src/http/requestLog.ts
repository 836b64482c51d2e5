import type { MiddlewareHandler } from 'hono';
import { every } from 'hono/combine';
import { requestId } from 'hono/request-id';
import type { Logger } from 'pino';
import type { AppEnv } from './env';

/** A caller's own id for its request: for finding it in this log, and for nothing else. */
const wellFormed = /^[\w\-=]{1,64}$/;

/** Gives every request an id of ours, which its audit rows have too, returns it, and writes one log line with the
 *  answer and the caller's own id, where it has one. The line names the declared route, never the actual path, a query, a body or a customer. */
export function requestLog(logger: Logger): MiddlewareHandler<AppEnv> {
  return every(requestId({ headerName: '' }), async (c, next) => {
    const startedAt = performance.now();
    await next();
    // Again for the answers that are made without the context, such as files.
    c.res.headers.set('x-request-id', c.get('requestId'));
    const callerId = c.req.header('x-request-id') ?? '';
    logger.info({
      requestId: c.get('requestId'),
      ...(wellFormed.test(callerId) && { callerId }),
      method: c.req.method,
      route: c.get('route') ?? 'unknown',
      status: c.res.status,
      ms: Math.round(performance.now() - startedAt),
      staffId: c.get('staffId') ?? null,
    });
  });
}
