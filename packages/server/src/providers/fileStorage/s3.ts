import { createReadStream } from 'node:fs';
import { Readable } from 'node:stream';
import { AwsV4Signer } from 'aws4fetch';
import { NoAnswerInTime } from '../bounded';
import type { FileStorage } from './fileStorage';

export interface S3Settings {
  /** The store's address, without the bucket: https://s3.ap-south-1.amazonaws.com */
  readonly endpoint: string;
  readonly bucket: string;
  readonly region: string;
  readonly accessKeyId: string;
  readonly secretAccessKey: string;
}

type Method = 'GET' | 'PUT' | 'DELETE';

/** How long the store may take until it answers; a PUT has its whole file to receive by then. An answer that stops
 *  midway ends by the runtime's own limit for a silent body. */
const limitsMs: Readonly<Record<Method, number>> = { GET: 15_000, PUT: 60_000, DELETE: 15_000 };

/** Files in a bucket of Amazon S3 or any compatible store (MinIO, Ceph, R2). Every request is signed (version 4);
 *  an upload also carries the hash of its content, so that the store refuses one that arrives damaged. */
export function s3Storage(settings: S3Settings, limits = limitsMs): FileStorage {
  const { endpoint, bucket, ...credentials } = settings;

  async function send(method: Method, name: string, headers: Record<string, string>, path?: string) {
    const signed = await new AwsV4Signer({
      ...credentials,
      service: 's3',
      method,
      url: `${endpoint.replace(/\/+$/, '')}/${bucket}/${name}`,
      headers,
    }).sign();
    const late = new AbortController();
    const timer = setTimeout(() => late.abort(new NoAnswerInTime()), limits[method]);
    return fetch(signed.url, {
      method,
      signal: late.signal,
      headers: signed.headers,
      ...(path !== undefined && {
        body: Readable.toWeb(createReadStream(path)) as ReadableStream<Uint8Array>,
        duplex: 'half',
      }),
    }).finally(() => clearTimeout(timer));
  }

  /** @throws Error naming the operation and the status, not the store's message, which may repeat the object's
   *  name */
  async function demand(method: Method, response: Response): Promise<Response> {
    if (response.ok) return response;
    await response.body?.cancel();
    throw new Error(`The file store answered ${method} with ${response.status}`);
  }

  return {
    put: async (name, file) => {
      const headers = {
        'content-length': String(file.size),
        'content-type': 'application/octet-stream',
        'x-amz-content-sha256': file.sha256,
      };
      const response = await demand('PUT', await send('PUT', name, headers, file.path));
      await response.body?.cancel();
    },
    read: async (name, range) => {
      const headers = range ? { range: `bytes=${range.start}-${range.end}` } : {};
      const response = await send('GET', name, headers);
      if (response.status === 404) {
        await response.body?.cancel();
        return null;
      }
      const found = await demand('GET', response);
      if (range && found.status !== 206) {
        await found.body?.cancel();
        throw new Error('The file store ignores ranges');
      }
      return found.body;
    },
    remove: async name => {
      const response = await send('DELETE', name, {});
      await response.body?.cancel();
      if (!response.ok && response.status !== 404) await demand('DELETE', response);
    },
  };
}
