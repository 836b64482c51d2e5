import type { Server } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { httpServer } from './listener';

const megabyte = 1024 * 1024;
const pauseMs = 1_000;

describe('a request that is refused before its body was read', () => {
  let listening: Server;
  let port: number;

  beforeAll(async () => {
    listening = httpServer(
      async asked => {
        // Reads some of it, as the reader of a form does that refuses the first part.
        if (asked.url.endsWith('/some')) await asked.body?.getReader().read();
        return new Response('not yours', { status: 403 });
      },
      { pauseMs, allMs: 60_000 },
    );
    await new Promise<void>(done => void listening.listen(0, '127.0.0.1', done));
    ({ port } = listening.address() as AddressInfo);
  });
  afterAll(() => new Promise(done => void listening.close(done)));

  /** Sends a body on a connection of its own and reads only then, as many a sender does.
   *  @param length  as announced
   *  @returns what is answered */
  const send = (path: string, length: number, body: Buffer) =>
    new Promise<string>((done, fail) => {
      const socket = connect(port, '127.0.0.1');
      let answered = '';
      socket.on('error', fail);
      socket.on('close', () => done(answered));
      const lines = [`POST ${path} HTTP/1.1`, 'host: localhost', 'connection: close'];
      socket.write(`${lines.join('\r\n')}\r\ncontent-length: ${length}\r\n\r\n`);
      socket.end(body, () => socket.on('data', (piece: Buffer) => void (answered += piece.toString())));
    });

  it.each(['/none', '/some'])('has its answer, never a reset: %s', async path => {
    const body = Buffer.alloc(16 * megabyte);
    expect(await send(path, body.length, body)).toMatch(/^HTTP\/1\.1 403 [^]*not yours/);
  });

  it('has its answer when the sender is slow, but goes on', async () => {
    const body = Buffer.alloc(8);
    const socket = connect(port, '127.0.0.1');
    const answered: Buffer[] = [];
    const closed = new Promise(done => socket.on('close', done));
    socket.on('data', piece => answered.push(piece));
    socket.write(
      `POST /none HTTP/1.1\r\nhost: localhost\r\nconnection: close\r\ncontent-length: ${body.length}\r\n\r\n`,
    );
    // Longer than one pause may be, in all.
    const begunAt = performance.now();
    for (const byte of body) {
      expect(answered).toEqual([]);
      socket.write(Buffer.from([byte]));
      await pause(pauseMs / 3);
    }
    await closed;
    expect(performance.now() - begunAt).toBeGreaterThan(pauseMs * 2);
    expect(Buffer.concat(answered).toString()).toMatch(/^HTTP\/1\.1 403 [^]*not yours/);
  });

  it('is answered when the sender stops in the middle, after a pause', async () => {
    const socket = connect(port, '127.0.0.1');
    const answered = new Promise<string>(done => socket.once('data', piece => done(piece.toString())));
    socket.write('POST /none HTTP/1.1\r\nhost: localhost\r\ncontent-length: 10\r\n\r\nhalf');
    expect(await answered).toMatch(/^HTTP\/1\.1 403/);
    socket.destroy();
  });

  it('ends with the connection when the sender leaves in the middle of the body', async () => {
    // Node answers a body that was cut off by itself.
    expect(await send('/none', 10, Buffer.from('half'))).toMatch(/^HTTP\/1\.1 400/);
  });
});
