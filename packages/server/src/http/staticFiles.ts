import { serveStatic } from '@hono/node-server/serve-static';
import type { Hono } from 'hono';
import type { AppEnv } from './env';

// Called by the file server when there is no such file; what happens then is decided here.
const nothing = async (): Promise<void> => {};

/** The app's files besides its assets. Nothing else in the build folder is served. */
export const servedFiles: ReadonlySet<string> = new Set(['favicon.svg', 'index.html', 'sw.js', 'theme.js']);

// No hidden files and no subfolders; the compressed copies are served in place of their asset, never under their
// own names.
const asset = /^\/assets\/[\w-][\w.-]*(?<!\.(?:br|gz|zst|map))$/;

/** Serves the built app: hashed assets cached for ever, its few other files revalidated; compressed copies where
 *  they exist; and the page itself for every path the app knows.
 *  @param folder  holds index.html and assets/ */
export function serveApp(app: Hono<AppEnv>, folder: string): void {
  const files = serveStatic<AppEnv>({ root: folder, precompressed: true });
  const page = serveStatic<AppEnv>({ root: folder, path: 'index.html', precompressed: true });
  app.get('*', async (c, next) => {
    c.set('route', 'static');
    const { path } = c.req;
    const hashed = asset.test(path);
    const served = hashed || servedFiles.has(path.slice(1));
    // The first page is also what probes and command lines ask for, which accept anything.
    const wantsPage =
      path === '/' || (!path.startsWith('/assets/') && c.req.header('accept')?.includes('text/html'));
    const found =
      (served ? await files(c, nothing) : undefined) ?? (wantsPage ? await page(c, nothing) : undefined);
    if (!found) return next();
    found.headers.set('cache-control', hashed ? 'public, max-age=31536000, immutable' : 'no-cache');
    return found;
  });
}
