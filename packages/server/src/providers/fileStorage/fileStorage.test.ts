import { createHash } from 'node:crypto';
import { existsSync, mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import S3rver from 's3rver';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { bytesOf } from '../../testing/files';
import type { FileStorage } from './fileStorage';
import { folderStorage } from './folder';
import { s3Storage } from './s3';

const megabyte = 1024 * 1024;
const folder = mkdtempSync(join(tmpdir(), 'lending-desk-storage-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

// The fixed account of this S3 test server.
const account = { bucket: 'loans', region: 'us-east-1', accessKeyId: 'S3RVER', secretAccessKey: 'S3RVER' };
let store: S3rver | null = null;
let endpoint = '';
beforeAll(async () => {
  store = new S3rver({
    address: '127.0.0.1',
    port: 0,
    silent: true,
    directory: join(folder, 's3'),
    configureBuckets: [{ name: account.bucket, configs: [] }],
  });
  endpoint = `http://127.0.0.1:${(await store.run()).port}`;
});
afterAll(() => store?.close());

function local(bytes: Uint8Array) {
  const path = join(folder, `file-${Math.random()}`);
  writeFileSync(path, bytes);
  return { path, size: bytes.length, sha256: createHash('sha256').update(bytes).digest('hex') };
}

const homes: readonly (readonly [string, () => FileStorage])[] = [
  ['a folder', () => folderStorage(join(folder, 'files'))],
  ['a bucket', () => s3Storage({ ...account, endpoint })],
];

describe.each(homes)('files in %s', (_name, home) => {
  const put = async (name: string, bytes: Uint8Array) => home().put(name, local(bytes));
  const text = (content: string) => new TextEncoder().encode(content);

  it('are read as stored, whole and in part', async () => {
    await put('one', text('0123456789'));
    const read = async (range?: { start: number; end: number }) => {
      const stream = await home().read('one', range);
      return stream && new TextDecoder().decode(await bytesOf(stream));
    };
    expect(await read()).toBe('0123456789');
    expect(await read({ start: 0, end: 1 })).toBe('01');
    expect(await read({ start: 3, end: 5 })).toBe('345');
    expect(await read({ start: 9, end: 9 })).toBe('9');
  });

  it('may be empty, and as large as an upload may be', async () => {
    await put('large', new Uint8Array(20 * megabyte).fill(7));
    const stream = await home().read('large');
    expect(stream && (await bytesOf(stream)).length).toBe(20 * megabyte);
  });

  it('are null when missing, and may be removed again', async () => {
    expect(await home().read('never')).toBeNull();
    await put('gone', text('x'));
    await home().remove('gone');
    await home().remove('gone');
    expect(await home().read('gone')).toBeNull();
  });

  it('may be left half read', async () => {
    await put('left', new Uint8Array(megabyte));
    const stream = await home().read('left');
    const reader = stream?.getReader();
    expect((await reader?.read())?.value?.length).toBeGreaterThan(0);
    await reader?.cancel();
  });
});

describe('a folder', () => {
  it('is private to this user, and holds complete files only', async () => {
    const inside = join(folder, 'private');
    await folderStorage(inside).put('one', local(new Uint8Array(9)));
    expect(statSync(inside).mode & 0o077).toBe(0);
    expect(readdirSync(inside)).toEqual(['one']);
    expect(existsSync(join(inside, 'one.part'))).toBe(false);
  });
});

describe('a bucket', () => {
  it('refuses wrong credentials with an error that names neither key nor object', async () => {
    const stranger = s3Storage({ ...account, endpoint, accessKeyId: 'STRANGER' });
    const failures = await Promise.allSettled([
      stranger.read('one'),
      stranger.put('mine', local(new Uint8Array(9))),
      stranger.remove('one'),
    ]);
    expect(failures.map(one => (one.status === 'rejected' ? String(one.reason) : 'let in'))).toEqual([
      'Error: The file store answered GET with 403',
      'Error: The file store answered PUT with 403',
      'Error: The file store answered DELETE with 403',
    ]);
  });

  it('that never answers is given up after the time limit of each request', async () => {
    const silent: Server = createServer(() => undefined);
    await new Promise<void>(done => silent.listen(0, '127.0.0.1', done));
    const { port } = silent.address() as AddressInfo;
    const limits = { GET: 30, PUT: 30, DELETE: 30 };
    const storage = s3Storage({ ...account, endpoint: `http://127.0.0.1:${port}` }, limits);
    const failures = await Promise.allSettled([
      storage.read('one'),
      storage.put('mine', local(new Uint8Array(9))),
      storage.remove('one'),
    ]);
    const words = failures.map(one => (one.status === 'rejected' ? String(one.reason) : 'answered'));
    expect(words).toEqual(Array(3).fill('NoAnswerInTime: The provider did not answer in time'));
    silent.closeAllConnections();
    await new Promise(done => silent.close(done));
  });

  it('that fails or is unreachable throws, and never reports a missing file', async () => {
    const ill: Server = createServer((_request, response) => response.writeHead(503).end('<Error/>'));
    await new Promise<void>(done => ill.listen(0, '127.0.0.1', done));
    const { port } = ill.address() as AddressInfo;
    const storage = s3Storage({ ...account, endpoint: `http://127.0.0.1:${port}` });
    await expect(storage.read('one')).rejects.toThrow('The file store answered GET with 503');
    await new Promise(done => ill.close(done));
    await expect(storage.read('one')).rejects.toThrow();
  });
});
