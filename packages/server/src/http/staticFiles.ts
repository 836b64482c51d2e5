import { serveStatic } from '@hono/node-server/serve-static';
import type { Hono } from 'hono';
import type { AppEnv } from './env';

// What the file server goes on to when there is no such file; the decision is made here.
const nothing = async (): Promise<void> => {};

/** The files of the app beside its assets. Whatever else a build leaves in the folder is nobody's business. */
export const servedFiles: ReadonlySet<string> = new Set(['favicon.svg', 'index.html', 'sw.js', 'theme.js']);

// No hidden file and no folder below; the copies beside an asset are sent in its place, never under their own names.
const asset = /^\/assets\/[\w-][\w.-]*(?<!\.(?:br|gz|zst|map))$/;

/** Serves the built app: hashed assets for ever, its few other files asked for anew each time; compressed copies where
 *  they lie beside; and the page itself for every address the app knows how to read.
 *  @param folder  holds index.html and assets/ */
export function serveApp(app: Hono<AppEnv>, folder: string): void {
  const files = serveStatic<AppEnv>({ root: folder, precompressed: true });
  const page = serveStatic<AppEnv>({ root: folder, path: 'index.html', precompressed: true });
  app.get('*', async (c, next) => {
    c.set('route', 'static');
    const { path } = c.req;
    const hashed = asset.test(path);
    const served = hashed || servedFiles.has(path.slice(1));
    const wantsPage = !path.startsWith('/assets/') && c.req.header('accept')?.includes('text/html');
    const found =
      (served ? await files(c, nothing) : undefined) ?? (wantsPage ? await page(c, nothing) : undefined);
    if (!found) return next();
    found.headers.set('cache-control', hashed ? 'public, max-age=31536000, immutable' : 'no-cache');
    return found;
  });
}
