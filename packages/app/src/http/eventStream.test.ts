import { describe, expect, it } from 'vitest';
import { readEvents } from './eventStream';

function streamOf(parts: readonly string[], end: 'closes' | 'stays open' | 'breaks' = 'closes') {
  const encoder = new TextEncoder();
  let cancelled = 0;
  const stream = new ReadableStream<Uint8Array>({
    start: controller => {
      for (const part of parts) controller.enqueue(encoder.encode(part));
      if (end === 'closes') controller.close();
      if (end === 'breaks') controller.error(new TypeError('network error'));
    },
    cancel: () => {
      cancelled += 1;
    },
  });
  return { stream, cancelled: () => cancelled };
}

async function all(stream: ReadableStream<Uint8Array>, silenceMs = 1000): Promise<string[]> {
  const data: string[] = [];
  for await (const one of readEvents(stream, silenceMs)) data.push(one);
  return data;
}

describe('readEvents', () => {
  it.each([
    ['one event', ['data: a\n\n'], ['a']],
    ['several in one part', ['data: a\n\ndata: b\n\n'], ['a', 'b']],
    ['one over several parts', ['da', 'ta: a', '\n', '\nda', 'ta: b\n\n'], ['a', 'b']],
    ['half a character at the end of a part', ['data: ₹\n\n'], ['₹']],
    ['comments between', [':\n\n', 'data: a\n\n:\n\n'], ['a']],
    ['line ends of a proxy', ['data: a\r\n\r\ndata: b\r\n\r\n'], ['a', 'b']],
    ['several lines of data', ['event: x\ndata: a\ndata:b\n\n'], ['a\nb']],
    ['half an event at the end', ['data: a\n\ndata: b'], ['a']],
    ['nothing', [], []],
  ])('reads %s', async (_what, parts, data) => {
    expect(await all(streamOf(parts).stream)).toEqual(data);
  });

  it('puts characters together that were cut in two', async () => {
    const bytes = new TextEncoder().encode('data: ₹\n\n');
    const stream = new ReadableStream<Uint8Array>({
      start: controller => {
        controller.enqueue(bytes.slice(0, 7));
        controller.enqueue(bytes.slice(7));
        controller.close();
      },
    });
    expect(await all(stream)).toEqual(['₹']);
  });

  it('gives up on a connection that is silent, and lets go of it', async () => {
    const { stream, cancelled } = streamOf(['data: a\n\n'], 'stays open');
    await expect(all(stream, 5)).rejects.toThrow('silent');
    expect(cancelled()).toBe(1);
  });

  it('throws when the connection breaks', async () => {
    await expect(all(streamOf([], 'breaks').stream)).rejects.toThrow('network error');
  });

  it('lets go of the connection when nobody reads on', async () => {
    const { stream, cancelled } = streamOf(['data: a\n\n'], 'stays open');
    for await (const _event of readEvents(stream, 1000)) break;
    expect(cancelled()).toBe(1);
  });
});
