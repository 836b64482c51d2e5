import type { Hono } from 'hono';
import type { AppEnv } from '@lending-desk/server/ports';
import { sampleRecording } from './sampleRecordings';

/** The range of a file that a player requests; without ranges a browser cannot seek in a recording.
 *  @returns null when the header does not ask for exactly one range, 'outside' for a range beyond the end */
function partAsked(
  header: string | undefined,
  size: number,
): { from: number; to: number } | 'outside' | null {
  const [, first = '', last = ''] = /^bytes=(\d*)-(\d*)$/.exec(header ?? '') ?? [];
  if (first === '' && last === '') return null;
  const from = first === '' ? Math.max(0, size - Number(last)) : Number(first);
  const to = first === '' || last === '' ? size - 1 : Math.min(Number(last), size - 1);
  return from > to ? 'outside' : { from, to };
}

/** Serves the recordings of the demonstration under /recordings/. They are public, because they are invented. */
export function serveSampleRecordings(app: Hono<AppEnv>): void {
  app.get('/recordings/:name', (c, next) => {
    const file = sampleRecording(c.req.param('name'));
    if (!file) return next();
    c.set('route', '/recordings/:name');
    c.header('accept-ranges', 'bytes');
    c.header('content-type', 'audio/wav');
    const part = partAsked(c.req.header('range'), file.length);
    if (part === null) return c.body(file);
    if (part === 'outside') {
      c.header('content-range', `bytes */${file.length}`);
      return c.body(null, 416);
    }
    c.header('content-range', `bytes ${part.from}-${part.to}/${file.length}`);
    return c.body(file.slice(part.from, part.to + 1), 206);
  });
}
