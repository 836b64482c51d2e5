import { keepAlive } from './verb';

const encoder = new TextEncoder();

/** Events as they come, no faster than they are taken. Between them a comment keeps the connection known to be
 *  alive. Whoever leaves ends the source at once, also while nothing happens. */
function bodyOf(events: AsyncIterable<unknown>, check: (wire: unknown) => void): ReadableStream<Uint8Array> {
  const iterator = events[Symbol.asyncIterator]();
  return new ReadableStream<Uint8Array>(
    {
      pull: async controller => {
        const { done, value } = await iterator.next();
        if (done) return controller.close();
        if (value === keepAlive) return controller.enqueue(encoder.encode(':\n\n'));
        check(value);
        controller.enqueue(encoder.encode(`data: ${JSON.stringify(value)}\n\n`));
      },
      cancel: async () => {
        await iterator.return?.();
      },
    },
    // Nothing is taken from the source ahead of the reader.
    { highWaterMark: 0 },
  );
}

/** Server-sent events. Nothing on the way may hold them back to compress or to collect them.
 *  @param check  throws for an event that is not as declared */
export function eventResponse(events: AsyncIterable<unknown>, check: (wire: unknown) => void): Response {
  return new Response(bodyOf(events, check), {
    headers: {
      'content-type': 'text/event-stream',
      'cache-control': 'no-store, no-transform',
      'x-accel-buffering': 'no',
    },
  });
}
