import { Refused } from './verb';

/** A request's body, at most `maxBytes` of it; never holds more in memory.
 *  @throws Refused 413 */
export async function readBytes(request: Request, maxBytes: number): Promise<Uint8Array<ArrayBuffer>> {
  const tooLarge = () => new Refused(413, `The request is larger than ${Math.ceil(maxBytes / 1024)} KB`);
  if (Number(request.headers.get('content-length') ?? 0) > maxBytes) throw tooLarge();
  const parts: Uint8Array[] = [];
  let size = 0;
  if (request.body) {
    for await (const part of request.body) {
      size += part.byteLength;
      if (size > maxBytes) throw tooLarge();
      parts.push(part);
    }
  }
  const whole = new Uint8Array(size);
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.byteLength;
  }
  return whole;
}
