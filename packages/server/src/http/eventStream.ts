import { orBreakOff } from './brokenOff';
import { keepAlive } from './verb';

const encoder = new TextEncoder();

/** Streams events, applying back-pressure. Comments in between keep the connection alive. When the client leaves,
 *  the source ends at once, even while idle. */
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
    // Takes nothing from the source before the reader wants it.
    { highWaterMark: 0 },
  );
}

/** Server-sent events. Headers keep intermediaries from compressing or buffering them.
 *  @param check  throws for an event that does not match its declaration
 *  @param complain  called with what goes wrong while streaming */
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
