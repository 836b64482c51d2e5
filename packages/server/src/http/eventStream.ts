import { orBreakOff } from './brokenOff';
import { keepAlive } from './verb';

const encoder = new TextEncoder();

/** Events as they come, no faster than they are taken. Between them a comment keeps the connection known to be
 *  alive. Whoever leaves ends the source at once, also while nothing happens. */
function bodyOf(
  events: AsyncIterable<unknown>,
  check: (wire: unknown) => void,
  complain: (error: unknown) => void,
): ReadableStream<Uint8Array> {
  const iterator = events[Symbol.asyncIterator]();
  return new ReadableStream<Uint8Array>(
    {
      pull: async controller => {
        const next = await orBreakOff(async () => {
          const taken = await iterator.next();
          if (!taken.done && taken.value !== keepAlive) check(taken.value);
          return taken;
        }, complain);
        if (!next || next.done) return controller.close();
        const { value } = next;
        if (value === keepAlive) return controller.enqueue(encoder.encode(':\n\n'));
        controller.enqueue(encoder.encode(`data: ${JSON.stringify(value)}\n\n`));
      },
      cancel: async () => {
        await orBreakOff(() => iterator.return?.(), complain);
      },
    },
    // Nothing is taken from the source ahead of the reader.
    { highWaterMark: 0 },
  );
}

/** Server-sent events. Nothing on the way may hold them back to compress or to collect them.
 *  @param check  throws for an event that is not as declared
 *  @param complain  is told what goes wrong on the way */
export function eventResponse(
  events: AsyncIterable<unknown>,
  check: (wire: unknown) => void,
  complain: (error: unknown) => void,
): Response {
  return new Response(bodyOf(events, check, complain), {
    headers: {
      'content-type': 'text/event-stream',
      'cache-control': 'no-store, no-transform',
      'x-accel-buffering': 'no',
    },
  });
}
