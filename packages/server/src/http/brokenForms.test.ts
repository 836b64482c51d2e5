import fs, { existsSync, readdirSync, statSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { Server } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { promisify } from 'node:util';
import { type CallBody, type CallDeclaration, contract, pathOf } from '@lending-desk/domain/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { aPng } from '../testing/files';
import { aServer, bearer, type Caller, type TestServer } from '../testing/harness';
import { aLine, loanIdOf, storeLoans } from '../testing/loans';
import { openFilesUnder } from '../testing/openFiles';
import { callsOf } from './inventory';
import { httpServer } from './listener';

type Form = Extract<CallBody, { readonly kind: 'multipart' }>;

const forms = callsOf(contract).flatMap(call =>
  call.body?.kind === 'multipart' ? [{ call, form: call.body }] : [],
);
// Short, as are the heads: every byte of them is a request.
const boundary = 'b';
const placesInContent = 20;
const pieceBytes = 16 * 1024;
const utf8 = new TextEncoder();

/** More than a pipe holds, so that a part is still being written when the rest arrives. */
const picture = Buffer.concat([aPng, Buffer.alloc(120 * 1024)]);

const filePart = (name: string, content: Uint8Array) => ({
  head: `content-disposition: form-data; name="${name}"; filename="a.png"\r\n\r\n`,
  content,
});
const fieldPart = (disposition: string, text: string) => ({
  head: `content-disposition: form-data${disposition}\r\n\r\n`,
  content: utf8.encode(text),
});
type Part = ReturnType<typeof filePart>;

interface Body {
  readonly bytes: Uint8Array<ArrayBuffer>;
  /** Where it is cut: at every byte of the heads and at twenty places of a content. */
  readonly cuts: readonly number[];
}

function bodyOf(parts: readonly Part[]): Body {
  const pieces: Uint8Array[] = [];
  const cuts: number[] = [];
  let at = 0;
  const add = (piece: Uint8Array, places: number) => {
    const steps = Math.min(places, piece.length);
    for (let step = 0; step < steps; step += 1) cuts.push(at + Math.floor((piece.length * step) / steps));
    pieces.push(piece);
    at += piece.length;
  };
  for (const { head, content } of parts) {
    add(utf8.encode(`--${boundary}\r\n${head}`), Infinity);
    add(content, placesInContent);
    add(utf8.encode('\r\n'), Infinity);
  }
  // Only the last two dashes tell the end of the form.
  add(utf8.encode(`--${boundary}--`), Infinity);
  return { bytes: new Uint8Array(Buffer.concat(pieces)), cuts };
}

/** What a form is cut in: by the names of its parts. */
function bodiesOf({ files, schema }: Form): readonly (readonly [string, Body])[] {
  const [file = 'file'] = Object.keys(files);
  const [field = 'field'] = Object.keys(schema.entries);
  const named = (name: string) => `; name="${name}"`;
  return [
    [
      'known parts',
      bodyOf([fieldPart(named(field), '1'), ...Object.keys(files).map(name => filePart(name, picture))]),
    ],
    ['unknown parts', bodyOf([fieldPart(named('else'), '1'), filePart('other', picture)])],
    ['repeated parts', bodyOf([filePart(file, aPng), filePart(file, picture), fieldPart(named(field), '1')])],
    ['parts without a name', bodyOf([fieldPart('', 'nobody asked'), fieldPart('; filename="a.png"', 'x')])],
    [
      'a refused part before another',
      bodyOf([filePart(file, utf8.encode('<svg/>')), filePart('other', picture)]),
    ],
    ['no part', bodyOf([])],
    ['two boundaries', bodyOf([{ head: `--${boundary}\r\n`, content: aPng }, filePart(file, picture)])],
  ];
}

function addressOf(call: CallDeclaration): string {
  const firstChoice = (schema: object) =>
    'options' in schema && Array.isArray(schema.options) && typeof schema.options[0] === 'string'
      ? schema.options[0]
      : loanIdOf(1);
  const params = Object.entries(call.params?.entries ?? {});
  return pathOf(call, Object.fromEntries(params.map(([name, schema]) => [name, firstChoice(schema)])));
}

/** All forms are read by one reader, so they share the places: each call is cut at one place of every few, beginning
 *  where its neighbour does not. */
const cases = forms.flatMap(({ call, form }, nth) =>
  bodiesOf(form).map(([parts, { bytes, cuts }]) => {
    const own = cuts.filter((_, index) => index % forms.length === nth);
    return [call.name, parts, { call, bytes, cuts: own }] as const;
  }),
);

/** Sends a piece at a time, as a network does. */
function streamOf(bytes: Uint8Array<ArrayBuffer>): ReadableStream<Uint8Array> {
  let at = 0;
  return new ReadableStream({
    pull: controller => {
      if (at >= bytes.length) return controller.close();
      controller.enqueue(bytes.slice(at, at + pieceBytes));
      at += pieceBytes;
    },
  });
}

describe('a broken form', () => {
  let server: TestServer;
  let caller: Caller;
  let listening: Server;
  // A sender that left may be read long after: what its request does then is still its own test's.
  let accepted = 0;
  let begun = 0;
  let ended = 0;
  const contentType = `multipart/form-data; boundary=${boundary}`;

  beforeAll(async () => {
    // Thousands of requests, each of which reads its session: PostgreSQL answers sooner than the embedded database.
    server = await aServer('postgres');
    await storeLoans(server.db, [aLine(1)]);
    caller = await server.signIn('ROLE_SUPER_USER');
    listening = httpServer(async (...request) => {
      begun += 1;
      try {
        return await server.app.fetch(...request);
      } finally {
        ended += 1;
      }
    });
    listening.on('connection', () => (accepted += 1));
    await new Promise<void>(done => void listening.listen(0, '127.0.0.1', done));
  });
  afterAll(async () => {
    await new Promise(done => void listening.close(done));
    await server.close();
  });

  // What would have ended the server's process.
  const faults: string[] = [];
  const onFault = (error: Error) => void faults.push(error.message);
  beforeAll(() => void process.on('uncaughtException', onFault));
  afterAll(() => void process.off('uncaughtException', onFault));

  /** What an earlier test has left is its own fault. */
  let before = new Set<string>();
  const namesIn = (folder: string) => (existsSync(folder) ? readdirSync(folder) : []);
  const sizeOf = (path: string) => statSync(path, { throwIfNoEntry: false })?.size ?? 'gone';
  const leftOver = () => {
    const { incoming } = server.files;
    const stored = namesIn(incoming).filter(name => !before.has(name));
    return {
      open: openFilesUnder(incoming).filter(path => !before.has(basename(path))),
      // With what a reader of a failure needs: how far it was written, and what the server last complained of.
      stored: stored.map(name => [name, sizeOf(join(incoming, name)), ...server.logLines.slice(-2)]),
      faults: faults.slice(0, 2),
    };
  };
  const nothing = { open: [], stored: [], faults: [] };
  beforeEach(() => {
    faults.length = 0;
    before = new Set(namesIn(server.files.incoming));
  });

  it('whose file the disk opens late leaves nothing: it is removed once it is closed', async () => {
    const [known] = cases;
    if (!known) throw new Error('No form');
    const [, , { call, bytes }] = known;
    const { open } = fs;
    let openings = 0;
    const slow = vi.spyOn(fs, 'open').mockImplementation((...args: Parameters<typeof open>) => {
      openings += 1;
      setTimeout(() => open(...args), 100);
    });
    try {
      const answer = await server.send(addressOf(call), {
        method: call.method,
        headers: { ...bearer(caller), 'content-type': contentType },
        // It ends while the file is being opened.
        body: new ReadableStream({
          start: controller => controller.enqueue(bytes.slice(0, 300)),
          pull: async controller => {
            await vi.waitFor(() => expect(openings).toBe(1));
            controller.close();
          },
        }),
        duplex: 'half',
      } as RequestInit);
      expect([answer.status, openings]).toEqual([400, 1]);
      // Whatever is opened from now on would be left behind.
      await new Promise<void>(done => void setTimeout(done, 200));
      expect(leftOver()).toEqual(nothing);
    } finally {
      slow.mockRestore();
    }
  });

  describe.each(cases)('of %s with %s', (_name, _parts, { call, bytes, cuts }) => {
    it('that ends anywhere before its last boundary is refused in words, and nothing is left open or stored', async () => {
      const wrong: unknown[] = [];
      for (const cut of cuts) {
        const sent = server.send(addressOf(call), {
          method: call.method,
          headers: { ...bearer(caller), 'content-type': contentType },
          body: streamOf(bytes.slice(0, cut)),
          duplex: 'half',
        } as RequestInit);
        const answer = await sent.catch((thrown: unknown) => ({ thrown: String(thrown) }));
        const words = 'body' in answer ? String(answer.body['errorMessages']) : '';
        const refused =
          words === 'The request body is not valid multipart data' || /is not one of: /.test(words);
        if (!refused) wrong.push({ cut, ...answer });
      }
      expect(wrong).toEqual([]);
      expect(leftOver()).toEqual(nothing);
    });

    it('whose connection breaks at the same places leaves nothing open or stored, and the next is answered', async () => {
      const { port } = listening.address() as AddressInfo;
      const toAccept = accepted + cuts.length;
      const head = [
        `${call.method} ${addressOf(call)} HTTP/1.1`,
        'host: localhost',
        `authorization: ${bearer(caller)['authorization'] ?? ''}`,
        `content-type: ${contentType}`,
        `content-length: ${bytes.length}`,
      ].join('\r\n');
      await Promise.all(
        cuts.map(
          (cut, index) =>
            new Promise<void>(done => {
              const socket = connect(port, '127.0.0.1');
              socket.on('error', () => undefined);
              socket.on('close', () => done());
              socket.write(`${head}\r\n\r\n`);
              socket.write(bytes.slice(0, cut), () => {
                // By a reset, by leaving, or by saying that nothing more will come.
                if (index % 3 === 0) socket.resetAndDestroy();
                else if (index % 3 === 1) socket.destroy();
                else socket.end();
              });
              socket.resume();
            }),
        ),
      );
      const open = promisify(listening.getConnections.bind(listening));
      await vi.waitFor(
        async () => {
          expect([accepted, await open(), begun - ended]).toEqual([toAccept, 0, 0]);
          expect(leftOver()).toEqual(nothing);
        },
        { timeout: 10_000 },
      );
      const next = await fetch(`http://127.0.0.1:${port}/api/v1/health`);
      expect(next.status).toBe(200);
      listening.closeIdleConnections();
    });
  });
});
