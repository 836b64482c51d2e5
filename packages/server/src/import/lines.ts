import { createReadStream } from 'node:fs';

/** A physical line of a file, counted from 1. */
export interface Line {
  readonly number: number;
  readonly text: string | Unreadable;
  /** Bytes read so far, for a progress display. */
  readonly bytes: number;
}

/** Why a line cannot be read as text. */
export class Unreadable {
  constructor(readonly why: string) {}
}

const tooLong = new Unreadable('longer than 32 MB');
const notUtf8 = new Unreadable('not UTF-8');

export const longestLine = 32 * 1024 * 1024;
const newline = 0x0a;

/** The lines of a file, one at a time, so that its size does not matter. Only LF ends a line, and the CR of CRLF stays,
 *  which is white space in JSON: Unicode's other separators may occur inside JSON strings. */
export async function* linesOf(file: string): AsyncGenerator<Line> {
  let pending: Buffer[] = [];
  let pendingBytes = 0;
  let number = 0;
  let bytes = 0;
  const finish = (last: Buffer): Line => {
    number += 1;
    const text =
      pendingBytes + last.length > longestLine ? tooLong : decoded(Buffer.concat([...pending, last]));
    pending = [];
    pendingBytes = 0;
    return { number, text, bytes };
  };
  const stream: AsyncIterable<Buffer> = createReadStream(file, { highWaterMark: 1024 * 1024 });
  for await (const chunk of stream) {
    bytes += chunk.length;
    let start = 0;
    for (let end = chunk.indexOf(newline); end !== -1; end = chunk.indexOf(newline, start)) {
      yield finish(chunk.subarray(start, end));
      start = end + 1;
    }
    const rest = chunk.subarray(start);
    pendingBytes += rest.length;
    // Of a line that is too long only the length matters.
    if (pendingBytes <= longestLine) pending.push(rest);
  }
  if (pendingBytes > 0) yield finish(Buffer.alloc(0));
}

function decoded(line: Buffer): string | Unreadable {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(line);
  } catch {
    return notUtf8;
  }
}
