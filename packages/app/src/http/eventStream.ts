const blank = /\r?\n\r?\n/;

/** The text of one block of an event stream; null for a comment. */
function dataOf(block: string): string | null {
  const lines = block.split(/\r?\n/).filter(line => line.startsWith('data:'));
  return lines.length === 0 ? null : lines.map(line => line.slice(5).replace(/^ /, '')).join('\n');
}

/** The data of each server-sent event, as it comes. A connection that is dead without saying so is recognised by its
 *  silence: the server sends comments between the events.
 *  @param silenceMs  after which it counts as dead
 *  @throws when the connection breaks or is silent for too long */
export async function* readEvents(
  stream: ReadableStream<Uint8Array>,
  silenceMs: number,
): AsyncGenerator<string, void> {
  const reader = stream.getReader();
  const decoder = new TextDecoder();
  let waiting = '';
  try {
    for (;;) {
      const part = await withinSilence(reader.read(), silenceMs);
      if (part.done) return;
      const blocks = (waiting + decoder.decode(part.value, { stream: true })).split(blank);
      waiting = blocks.pop() ?? '';
      for (const block of blocks) {
        const data = dataOf(block);
        if (data !== null) yield data;
      }
    }
  } finally {
    void reader.cancel().catch(() => undefined);
  }
}

async function withinSilence<T>(next: Promise<T>, silenceMs: number): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const silence = new Promise<never>((_part, fail) => {
    timer = setTimeout(() => fail(new Error('The connection is silent')), silenceMs);
  });
  try {
    return await Promise.race([next, silence]);
  } finally {
    clearTimeout(timer);
  }
}
