import type { MiddlewareHandler } from 'hono';
import { every } from 'hono/combine';
import { secureHeaders } from 'hono/secure-headers';
import type { AppEnv } from './env';

const self = "'self'";
const none = "'none'";

/** The headers of every answer: no foreign scripts, no framing, no content sniffing, no caching of API answers. What
 *  an answer sets itself stays, such as the stricter policy of a stored file.
 *  @param mediaHosts  where recordings may be played from, besides our own address */
export function securityHeaders(mediaHosts: readonly string[]): MiddlewareHandler<AppEnv> {
  const fixed = secureHeaders({
    contentSecurityPolicy: {
      defaultSrc: [self],
      scriptSrc: [self],
      styleSrc: [self],
      imgSrc: [self, 'data:', 'blob:'],
      connectSrc: [self],
      mediaSrc: [self, ...mediaHosts],
      fontSrc: [self],
      objectSrc: [none],
      baseUri: [none],
      formAction: [self],
      frameAncestors: [none],
      requireTrustedTypesFor: ["'script'"],
      // Two Trusted Types policies, each for one URL of our own: the service worker's and the PDF reader's.
      trustedTypes: ['lending-desk', 'lending-desk-pdf'],
    },
    permissionsPolicy: { camera: [], geolocation: [], microphone: [], payment: [], usb: [] },
    // frame-ancestors says the same, and each answer its own.
    xFrameOptions: false,
    // Only over https, below.
    strictTransportSecurity: false,
    overwrite: false,
  });
  return every(fixed, async (c, next) => {
    await next();
    const headers = c.res.headers;
    if (c.req.path.startsWith('/api/') && !headers.has('cache-control')) {
      headers.set('cache-control', 'no-store');
    }
    const secure = c.req.header('x-forwarded-proto') === 'https' || new URL(c.req.url).protocol === 'https:';
    if (secure) headers.set('strict-transport-security', 'max-age=31536000; includeSubDomains');
  });
}
