import type { MiddlewareHandler } from 'hono';
import type { AppEnv } from './env';

const contentSecurityPolicy = (mediaHosts: readonly string[]) =>
  [
    "default-src 'self'",
    "script-src 'self'",
    "style-src 'self'",
    "img-src 'self' data: blob:",
    "connect-src 'self'",
    ['media-src', "'self'", ...mediaHosts].join(' '),
    "font-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    // Two Trusted Types policies, each for one URL of our own: the service worker's and the PDF reader's.
    'trusted-types lending-desk lending-desk-pdf',
  ].join('; ');

/** The headers of every answer: no foreign scripts, no framing, no content sniffing, no caching of API answers.
 *  @param mediaHosts  where recordings may be played from, besides our own address */
export function securityHeaders(mediaHosts: readonly string[]): MiddlewareHandler<AppEnv> {
  const policy = contentSecurityPolicy(mediaHosts);
  return async (c, next) => {
    await next();
    const headers = c.res.headers;
    // A stored file sets a stricter policy of its own.
    if (!headers.has('content-security-policy')) headers.set('content-security-policy', policy);
    headers.set('x-content-type-options', 'nosniff');
    headers.set('referrer-policy', 'no-referrer');
    headers.set('cross-origin-opener-policy', 'same-origin');
    headers.set('cross-origin-resource-policy', 'same-origin');
    headers.set('permissions-policy', 'camera=(), geolocation=(), microphone=(), payment=(), usb=()');
    if (c.req.path.startsWith('/api/') && !headers.has('cache-control')) {
      headers.set('cache-control', 'no-store');
    }
    const secure = c.req.header('x-forwarded-proto') === 'https' || new URL(c.req.url).protocol === 'https:';
    if (secure) headers.set('strict-transport-security', 'max-age=31536000; includeSubDomains');
  };
}
