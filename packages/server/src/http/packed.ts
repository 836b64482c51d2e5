import type { MiddlewareHandler } from 'hono';
import { compress } from 'hono/compress';
import type { AppEnv } from './env';

// Below it the packed answer fits into as many packets as the plain one.
const leastBytes = 1024;
const gzip = compress({ encoding: 'gzip' });

/** Packs tables and the larger JSON answers of calls for a client that reads gzip. Events, which may not wait for each
 *  other, and stored files, most of which are packed already, go out as they are. */
export function packed(): MiddlewareHandler<AppEnv> {
  return async (c, next) => {
    await next();
    const kind = c.get('call')?.answer.kind;
    const bytes = Number(c.res.headers.get('content-length') ?? 0);
    if (kind === 'csv' || (kind === 'json' && bytes >= leastBytes)) await gzip(c, async () => {});
  };
}
