import type { MiddlewareHandler } from 'hono';
import { compress } from 'hono/compress';
import type { AppEnv } from './env';

// Below it the compressed answer needs as many packets as the plain one.
const leastBytes = 1024;
const gzip = compress({ encoding: 'gzip' });

/** Compresses tables and the larger JSON answers for clients that accept gzip. Not events, which must not be
 *  delayed, nor stored files, most of which are compressed already. */
export function compressAnswers(): MiddlewareHandler<AppEnv> {
  return async (c, next) => {
    await next();
    const kind = c.get('call')?.answer.kind;
    const bytes = Number(c.res.headers.get('content-length') ?? 0);
    if (kind === 'csv' || (kind === 'json' && bytes >= leastBytes)) await gzip(c, async () => {});
  };
}
