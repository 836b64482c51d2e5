import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { serveStatic } from '@hono/node-server/serve-static';
import type { Hono } from 'hono';
import * as v from 'valibot';
import type { AppEnv } from './env';

// Called by the file server when there is no such file; what happens then is decided here.
const nothing = async (): Promise<void> => {};

/** The app's files besides its assets. Nothing else in the build folder is served. */
export const servedFiles: ReadonlySet<string> = new Set(['favicon.svg', 'index.html', 'sw.js', 'theme.js']);

// No hidden files and no subfolders; the compressed copies are served in place of their asset, never under their
// own names.
const asset = /^\/assets\/[\w-][\w.-]*(?<!\.(?:br|gz|zst|map))$/;

const manifestSchema = v.record(
  v.string(),
  v.object({
    file: v.string(),
    name: v.optional(v.string()),
    css: v.optional(v.array(v.string()), []),
  }),
);

/** The `Link` header of the page: the files it would otherwise ask for only once its first script runs, or once its
 *  first word is laid out. The fonts of every page, and for every page but Home those of the desks.
 *  @param folder  of the built app; without its manifest there is nothing to name */
function readyFiles(folder: string): { readonly home: string; readonly desk: string } {
  const path = join(folder, '.vite/manifest.json');
  if (!existsSync(path)) return { home: '', desk: '' };
  const files = Object.values(v.parse(manifestSchema, JSON.parse(readFileSync(path, 'utf8'))));
  const fonts = files
    .filter(({ file }) => file.endsWith('.woff2'))
    .map(({ file }) => `</${file}>; rel=preload; as=font; crossorigin`);
  const desk = files.filter(({ name }) => name === 'desk');
  return {
    home: fonts.join(', '),
    desk: [
      ...desk.map(({ file }) => `</${file}>; rel=modulepreload`),
      ...desk.flatMap(({ css }) => css).map(file => `</${file}>; rel=preload; as=style; crossorigin`),
      ...fonts,
    ].join(', '),
  };
}

/** Serves the built app: hashed assets cached for ever, its few other files revalidated; compressed copies where
 *  they exist; and the page itself for every path the app knows.
 *  @param folder  holds index.html and assets/ */
export function serveApp(app: Hono<AppEnv>, folder: string): void {
  const files = serveStatic<AppEnv>({ root: folder, precompressed: true });
  const page = serveStatic<AppEnv>({ root: folder, path: 'index.html', precompressed: true });
  const ready = readyFiles(folder);
  app.get('*', async (c, next) => {
    c.set('route', 'static');
    const { path } = c.req;
    const hashed = asset.test(path);
    const served = hashed || servedFiles.has(path.slice(1));
    // The first page is also what probes and command lines ask for, which accept anything.
    const wantsPage =
      path === '/' || (!path.startsWith('/assets/') && c.req.header('accept')?.includes('text/html'));
    const file = served ? await files(c, nothing) : undefined;
    const found = file ?? (wantsPage ? await page(c, nothing) : undefined);
    if (!found) return next();
    const early = path === '/' ? ready.home : ready.desk;
    if (!file && early !== '') found.headers.set('link', early);
    found.headers.set('cache-control', hashed ? 'public, max-age=31536000, immutable' : 'no-cache');
    return found;
  });
}
