import { IncomingMessage, type Server } from 'node:http';
import { finished } from 'node:stream/promises';
import { createAdaptorServer, type Http2Bindings, type HttpBindings } from '@hono/node-server';

/** The rest of a body whose request is decided: how long its sender may pause, and how long all of it may take. */
interface Patience {
  readonly pauseMs: number;
  readonly allMs: number;
}
const usualPatience: Patience = { pauseMs: 10_000, allMs: 60_000 };

type Bindings = HttpBindings | Http2Bindings;

/** An HTTP server that answers a request once its whole body has arrived, needed or not: a connection that closes
 *  over unread bytes is reset, and the sender of a refused file never reads why it was refused. */
export function httpServer(
  fetch: (request: Request, env: Bindings) => Response | Promise<Response>,
  patience: Patience = usualPatience,
): Server {
  // Without options for HTTP/2 the adaptor creates a plain HTTP server.
  const server = createAdaptorServer({
    fetch: async (request: Request, env: Bindings) => {
      const answer = await fetch(request, env);
      await restOf(env, patience);
      return answer;
    },
  }) as Server;
  // Longer than the proxies before it keep theirs: whoever closes first may do so just as a request is sent.
  server.keepAliveTimeout = 75_000;
  return server;
}

async function restOf({ incoming }: Bindings, { pauseMs, allMs }: Patience): Promise<void> {
  if (incoming.complete || !(incoming instanceof IncomingMessage)) return;
  // Whoever began to read the body pauses it between pieces.
  incoming.removeAllListeners('data');
  let pieces = 0;
  incoming.on('data', () => (pieces += 1));
  const late = new AbortController();
  let seen = -1;
  const looking = setInterval(() => {
    // What arrived while this process was busy is read before the next immediate.
    setImmediate(() => {
      if (pieces === seen) late.abort();
      seen = pieces;
    });
  }, pauseMs);
  incoming.resume();
  // Cut off or too slow: the answer is sent all the same.
  const signal = AbortSignal.any([late.signal, AbortSignal.timeout(allMs)]);
  await finished(incoming, { signal }).catch(() => undefined);
  clearInterval(looking);
}
