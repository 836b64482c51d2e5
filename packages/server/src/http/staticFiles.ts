import { serveStatic } from '@hono/node-server/serve-static';
import type { Hono } from 'hono';
import type { AppEnv } from './env';

// What the file server goes on to when there is no such file; the decision is made here.
const nothing = async (): Promise<void> => {};

/** Serves the built app: hashed assets for ever, everything else asked for anew each time; compressed copies where
 *  they lie beside; and the page itself for every address the app knows how to read.
 *  @param folder  holds index.html and assets/ */
export function serveApp(app: Hono<AppEnv>, folder: string): void {
  const files = serveStatic<AppEnv>({ root: folder, precompressed: true });
  const page = serveStatic<AppEnv>({ root: folder, path: 'index.html', precompressed: true });
  app.get('*', async (c, next) => {
    c.set('route', 'static');
    const hashed = c.req.path.startsWith('/assets/');
    const wantsPage = !hashed && c.req.header('accept')?.includes('text/html');
    const found = (await files(c, nothing)) ?? (wantsPage ? await page(c, nothing) : undefined);
    if (!found) return next();
    found.headers.set('cache-control', hashed ? 'public, max-age=31536000, immutable' : 'no-cache');
    return found;
  });
}
