import { IncomingMessage, type Server } from 'node:http';
import { finished } from 'node:stream/promises';
import { createAdaptorServer, type Http2Bindings, type HttpBindings } from '@hono/node-server';

/** How long the rest of a body may take once its request is decided. */
const restMs = 10_000;

type Bindings = HttpBindings | Http2Bindings;

/** An HTTP server that answers a request once its whole body has arrived, needed or not: a connection that closes
 *  over unread bytes is reset, and the sender of a refused file never reads why it was refused. */
export function httpServer(fetch: (request: Request, env: Bindings) => Response | Promise<Response>): Server {
  // Without options for HTTP/2 the adaptor creates a plain HTTP server.
  const server = createAdaptorServer({
    fetch: async (request: Request, env: Bindings) => {
      const answer = await fetch(request, env);
      await restOf(env);
      return answer;
    },
  }) as Server;
  // Longer than the proxies before it keep theirs: whoever closes first may do so just as a request is sent.
  server.keepAliveTimeout = 75_000;
  return server;
}

async function restOf({ incoming }: Bindings): Promise<void> {
  if (incoming.complete || !(incoming instanceof IncomingMessage)) return;
  // Whoever began to read the body pauses it between pieces.
  incoming.removeAllListeners('data');
  incoming.resume();
  // Cut off or too slow: the answer is sent all the same.
  await finished(incoming, { signal: AbortSignal.timeout(restMs) }).catch(() => undefined);
}
