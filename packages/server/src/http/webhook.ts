import type { Hono } from 'hono';
import type { ServerConfig } from '../config';
import type { AppEnv } from './env';
import { failureBody } from './errors';
import { bothSpellings, type MountOptions } from './mount';
import { readBytes } from './readBytes';
import { addressOf } from './remoteAddress';
import { Refused, type CallContext } from './verb';

/** A webhook request with its raw bytes: the body has not been parsed. */
export interface WebhookRequest {
  readonly headers: Headers;
  readonly body: Uint8Array;
}

/** An address that a provider calls unasked. It is not a call of the product: nobody is signed in, the body has
 *  the provider's format, and the provider authenticates in its own way. */
export interface Webhook {
  /** In the log: 'calls.callback'. */
  readonly name: string;
  readonly path: `/api/v1/${string}`;
  /** The only content type it is sent as. */
  readonly contentType: string;
  readonly maxBytes: number;
  /** Whether the provider sent the request; checked before the body is parsed. A signature is verified over the
   *  bytes; only for a provider whose key is in the body may this read that one field. Never throws. */
  readonly proves: (config: ServerConfig, request: WebhookRequest) => boolean;
  /** The message to an unauthenticated sender, with 401. */
  readonly unproven: string;
  /** Runs only for an authenticated request.
   *  @returns the answer's fields besides `success` and `errorMessages`
   *  @throws Refused 400 with a message for a body that cannot be read */
  readonly run: (context: CallContext, request: WebhookRequest) => Promise<Record<string, unknown>>;
}

/** Mounts the webhooks. Another method of such a path gets 405. */
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
          browser: null,
          files: options.files,
          sandbox: options.sandbox,
          readiness: options.readiness,
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
