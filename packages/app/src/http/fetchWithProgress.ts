import { randomId } from './randomId';

/** A fetch that reports how much of the request was sent. The browser's own fetch cannot: a body that is a stream, which
 *  is what ky's `onUploadProgress` makes of it, needs HTTP/2 and counts what was read, not what was sent.
 *  @param onProgress  whole percent, 0 to 100; also after a renewed session, when the request leaves a second time */
export function fetchWithProgress(onProgress: (percent: number) => void): typeof globalThis.fetch {
  return async (input, init) => {
    const request = new Request(input, init);
    const body = await request.blob();
    return new Promise<Response>((resolve, reject) => {
      const sending = new XMLHttpRequest();
      const aborted = () => {
        sending.abort();
        reject(request.signal.reason as Error);
      };
      if (request.signal.aborted) return aborted();
      request.signal.addEventListener('abort', aborted, { once: true });
      sending.open(request.method, request.url);
      for (const [name, value] of request.headers) sending.setRequestHeader(name, value);
      sending.responseType = 'blob';
      sending.upload.onprogress = ({ loaded, total }) =>
        onProgress(total === 0 ? 0 : Math.round((loaded / total) * 100));
      // Same as fetch: an outage is a TypeError.
      sending.onerror = () => reject(new TypeError('Failed to fetch'));
      sending.onload = () => {
        const { status, response } = sending;
        const answer: unknown = response;
        const headers = { 'content-type': sending.getResponseHeader('content-type') ?? '' };
        const empty = status === 204 || !(answer instanceof Blob);
        resolve(new Response(empty ? null : answer, { status, headers }));
      };
      sending.send(body);
    });
  };
}

const keys = new WeakMap<File, string>();

/** The idempotency key of uploading this file, so that a retry after a lost answer stores it only once. Choosing a
 *  file again gives a new key; keys do not outlive the page. */
export function keyOfFile(file: File): string {
  const key = keys.get(file) ?? randomId();
  keys.set(file, key);
  return key;
}
