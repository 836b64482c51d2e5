import type { Hono } from 'hono';
import type { ServerConfig } from '../config';
import type { AppEnv } from './env';
import { failureBody } from './errors';
import { bothSpellings, type MountOptions } from './mount';
import { readBytes } from './readBytes';
import { addressOf } from './remoteAddress';
import { Refused, type CallContext } from './verb';

/** What a provider sent, to the byte: nothing of the body has been read. */
export interface WebhookRequest {
  readonly headers: Headers;
  readonly body: Uint8Array;
}

/** An address a provider calls of its own accord. It is no call of the product: nobody is signed in, the body is the
 *  provider's, and it proves who it is by itself. */
export interface Webhook {
  /** In the log: 'calls.callback'. */
  readonly name: string;
  readonly path: `/api/v1/${string}`;
  /** The one content type it is sent as. */
  readonly contentType: string;
  readonly maxBytes: number;
  /** Whether the provider sent it: the first thing asked, before any of the body is read. A signature is taken over
   *  the bytes; only a provider whose key stands in the body may look for that one field there. Never throws. */
  readonly proves: (config: ServerConfig, request: WebhookRequest) => boolean;
  /** What a sender that proves nothing is told, with 401. */
  readonly unproven: string;
  /** Sees only what is proven.
   *  @returns what stands beside `success` and `errorMessages`
   *  @throws Refused 400 in words for a body that cannot be read */
  readonly run: (context: CallContext, request: WebhookRequest) => Promise<Record<string, unknown>>;
}

/** Mounts what providers call. Another method of such an address gets 405. */
export function mountWebhooks(app: Hono<AppEnv>, webhooks: readonly Webhook[], options: MountOptions): void {
  for (const webhook of webhooks) {
    const paths = bothSpellings(webhook.path);
    app.on('POST', paths, async c => {
      c.set('route', webhook.path);
      const type = c.req.header('content-type')?.split(';')[0]?.trim().toLowerCase();
      if (type !== webhook.contentType) throw new Refused(415, `Send the body as ${webhook.contentType}`);
      const body = await readBytes(c.req.raw, webhook.maxBytes);
      const request = { headers: c.req.raw.headers, body };
      if (!webhook.proves(options.config, request)) throw new Refused(401, webhook.unproven);
      const answer = await webhook.run(
        {
          db: options.db,
          config: options.config,
          now: options.now(),
          requestId: c.get('requestId'),
          remoteAddress: addressOf(c, options.config.trustedProxies),
          files: options.files,
          sandbox: options.sandbox,
        },
        request,
      );
      return c.json({ success: true, errorMessages: [], ...answer });
    });
    app.on(['GET', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'], paths, c => {
      c.set('route', webhook.path);
      c.header('allow', 'POST');
      return c.json(failureBody(undefined, 405, 'Method not allowed'), 405);
    });
  }
}
