/** A stored file as a verb hands it back. */
export interface FileAnswer {
  readonly bytes: Uint8Array<ArrayBuffer>;
  readonly contentType: string;
  readonly fileName: string;
}

/** What may be looked at or listened to in the browser; everything else is only saved. */
const inline = /^(?:image|audio)\/|^application\/pdf$/;

// What is opened in a window of its own runs nothing and reaches nothing.
const contentSecurityPolicy = "default-src 'none'; sandbox; frame-ancestors 'none'";

type Range = { readonly from: number; readonly to: number };

/** The one range a request asks for, from both ends included.
 *  @returns 'whole' for none, several or anything unclear; 'beyond' for one the file has not */
function rangeOf(header: string | undefined, size: number): Range | 'whole' | 'beyond' {
  const [, first = '', last = ''] = /^bytes=(\d*)-(\d*)$/.exec(header?.trim() ?? '') ?? [];
  if (first === '' && last === '') return 'whole';
  const from = first === '' ? Math.max(0, size - Number(last)) : Number(first);
  const to = first === '' || last === '' ? size - 1 : Math.min(size - 1, Number(last));
  if (first !== '' && last !== '' && Number(last) < from) return 'whole';
  return from >= size ? 'beyond' : { from, to };
}

/** An answer with the bytes of a file, or the part of it that was asked for: a player seeks, a reader leafs. Kept
 *  nowhere on the way and not on the reader's disk.
 *  @param range  the request's header */
export function fileResponse(file: FileAnswer, range: string | undefined): Response {
  const size = file.bytes.byteLength;
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
  if (part === 'whole') return new Response(file.bytes, { headers });
  headers.set('content-range', `bytes ${part.from}-${part.to}/${size}`);
  return new Response(file.bytes.subarray(part.from, part.to + 1), { status: 206, headers });
}
