import type { ByteRange } from '../providers/fileStorage/fileStorage';
import { orBreakOff } from './brokenOff';

/** A stored file as a verb returns it. */
export interface FileAnswer {
  readonly contentType: string;
  readonly fileName: string;
  readonly size: number;
  /** Streams the whole file, or the range. */
  readonly read: (range?: ByteRange) => Promise<ReadableStream<Uint8Array>>;
}

/** Types that may be shown or played in the browser; all others are downloads. */
const inline = /^(?:image|audio)\/|^application\/pdf$/;

// A file opened in its own window runs no scripts and reaches nothing.
const contentSecurityPolicy = "default-src 'none'; sandbox; frame-ancestors 'none'";

// Not range-parser, the usual library: it refuses the last 99 bytes of a file of 10, where RFC 9110 returns the
// whole file.
/** The single range a request asks for.
 *  @returns 'whole' for none, several or an invalid one; 'beyond' for one past the end of the file */
function rangeOf(header: string | undefined, size: number): ByteRange | 'whole' | 'beyond' {
  const [, first = '', last = ''] = /^bytes=(\d*)-(\d*)$/.exec(header?.trim() ?? '') ?? [];
  if (first === '' && last === '') return 'whole';
  const start = first === '' ? Math.max(0, size - Number(last)) : Number(first);
  const end = first === '' || last === '' ? size - 1 : Math.min(size - 1, Number(last));
  if (first !== '' && last !== '' && Number(last) < start) return 'whole';
  return start >= size ? 'beyond' : { start, end };
}

/** A stream whose failure does not reveal what went wrong. */
function sent(
  stream: ReadableStream<Uint8Array>,
  complain: (error: unknown) => void,
): ReadableStream<Uint8Array> {
  const reader = stream.getReader();
  return new ReadableStream<Uint8Array>({
    pull: async controller => {
      const next = await orBreakOff(() => reader.read(), complain);
      if (!next || next.done) controller.close();
      else controller.enqueue(next.value);
    },
    cancel: reason => reader.cancel(reason),
  });
}

/** A response with the bytes of a file, or with the requested part of it, for seeking in a recording or a PDF.
 *  Streamed from its storage, and cached nowhere.
 *  @param range  the request's Range header
 *  @param complain  called with what goes wrong after the response has begun */
export async function fileResponse(
  file: FileAnswer,
  range: string | undefined,
  complain: (error: unknown) => void,
): Promise<Response> {
  const { size } = file;
  const shown = inline.test(file.contentType);
  const headers = new Headers({
    'content-type': file.contentType,
    'content-disposition': shown
      ? 'inline'
      : `attachment; filename="${file.fileName.replace(/[^\w.() -]/g, '_')}"; filename*=UTF-8''${encodeURIComponent(file.fileName)}`,
    'content-security-policy': contentSecurityPolicy,
    'cache-control': 'private, no-store',
    'accept-ranges': 'bytes',
  });
  const part = rangeOf(range, size);
  if (part === 'beyond') {
    headers.set('content-range', `bytes */${size}`);
    return new Response(null, { status: 416, headers });
  }
  if (part === 'whole') {
    headers.set('content-length', String(size));
    return new Response(sent(await file.read(), complain), { headers });
  }
  headers.set('content-range', `bytes ${part.start}-${part.end}/${size}`);
  headers.set('content-length', String(part.end - part.start + 1));
  return new Response(sent(await file.read(part), complain), { status: 206, headers });
}
