import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { serveStatic } from '@hono/node-server/serve-static';
import type { Hono, MiddlewareHandler } from 'hono';
import type { AppEnv } from './env';

const at = '/storybook';
const pages: ReadonlySet<string> = new Set(['index.html', 'iframe.html']);
// No hidden files, and no copies under their own names.
const servable = /^(?:[\w-][\w.-]*\/)*[\w-][\w.-]*(?<!\.(?:br|map))$/;
const hashed = /^assets\/.+-[\w-]{8}\.\w+$/;

const notBuilt = `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<title>The specification has not been built</title>
<h1>The specification has not been built</h1>
<p>Run <code>npm run build:storybook</code> where the product was started, and reload this page. It takes about two minutes.</p>
<p><a href="/">Lending Desk</a></p>
</html>
`;

const inlineScript = /<script(?![^>]*\ssrc=)[^>]*>([\s\S]*?)<\/script>/g;

/** The scripts written into one of the book's pages are allowed by their digest: nothing else inline runs. Storybook
 *  adds its styles at run time, and its frame and its page are of one origin. */
function policyOf(html: string): string {
  const digests = [...html.matchAll(inlineScript)].map(
    ([, script = '']) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`,
  );
  return [
    "default-src 'self'",
    ['script-src', "'self'", ...digests].join(' '),
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "connect-src 'self'",
    "media-src 'self' data: blob:",
    "font-src 'self' data:",
    "worker-src 'self' blob:",
    "frame-src 'self' blob:",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'self'",
  ].join('; ');
}

/** Serves the built Storybook under `/storybook/`, with a content security policy of its own; a page that says how to
 *  build it as long as it is not. For demonstrations only.
 *  @param folder  where `npm run build:storybook` leaves it; need not exist */
export function serveBook(app: Hono<AppEnv>, folder: string): void {
  // Made when the folder exists, which the file server checks once, aloud.
  let files: MiddlewareHandler<AppEnv> | undefined;
  app.get(at, c => c.redirect(`${at}/`, 302));
  app.get(`${at}/*`, async c => {
    c.set('route', 'static');
    if (!existsSync(join(folder, 'index.html'))) return c.html(notBuilt, 404);
    const name = c.req.path.slice(at.length + 1) || 'index.html';
    if (pages.has(name)) {
      const html = readFileSync(join(folder, name), 'utf8');
      c.header('cache-control', 'no-cache');
      c.header('content-security-policy', policyOf(html));
      return c.html(html);
    }
    files ??= serveStatic({
      root: folder,
      precompressed: true,
      rewriteRequestPath: path => path.slice(at.length),
    });
    const found = servable.test(name) ? await files(c, async () => {}) : undefined;
    if (!found) return c.notFound();
    found.headers.set(
      'cache-control',
      hashed.test(name) ? 'public, max-age=31536000, immutable' : 'no-cache',
    );
    return found;
  });
}
