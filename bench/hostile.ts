import { readdirSync, readlinkSync } from 'node:fs';
import { request } from 'node:http';
import { connect } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { type CallDeclaration, contract, partOf, pathOf } from '@lending-desk/domain/contract';
import * as fc from 'fast-check';
import { startBuiltServer } from '../scripts/builtServer';
import { errorCode } from '../packages/server/src/db/cannotStart';
import { callsOf } from '../packages/server/src/http/inventory';
import { arbitraryOf, hostileText, objectOf } from '../packages/server/src/testing/arbitraryOf';
import { NoAnswerInTime } from '../packages/server/src/providers/bounded';
import { aPng } from '../packages/server/src/testing/files';
import { atEnd } from './cleanup';
import type { Options } from './options';
import { memoryOf } from './processMemory';
import { buildProduct, signIn } from './product';
import { demoPassword } from '../packages/server/src/signin/demoAccounts';
import type { Table } from './report';

const perSecond = 30;
const settleMs = 20_000;
const answerMs = 60_000;
const formBoundary = 'a-boundary';
const megabyte = 1024 * 1024;

const superUser = { email: 'super@lender.example', password: demoPassword };
/** What ends sessions or changes passwords is sent without a token, or with one that is worth nothing. */
const withoutToken = /^(signin|account|staff|singleSignOn)\./;

interface Hostile {
  readonly call: CallDeclaration;
  readonly path: string;
  readonly method: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Buffer | string | null;
  /** After how many bytes of it the sender leaves; null where it waits for the answer. */
  readonly cutAt: number | null;
}

/** How a request ended: its status, 'left' for one whose sender left, or why there was no answer. */
type Ended = number | 'left' | `dropped: ${string}`;

const someId = fc.oneof(
  fc.nat(400_000).map(String),
  fc.constantFrom('1', '0', '2147483647', '2147483648', '1e5', '0x10', crypto.randomUUID()),
  hostileText.filter(text => !/^\.{0,2}$|\p{Surrogate}/u.test(text)),
);

/** A form with known, unknown and repeated parts, whole or cut. */
const formOf = (call: CallDeclaration) => {
  const files = call.body?.kind === 'multipart' ? Object.keys(call.body.files) : [];
  const fields = call.body?.kind === 'multipart' ? Object.keys(call.body.schema.entries) : [];
  const content = fc.oneof(
    fc.constant(Buffer.from(aPng)),
    fc.nat(2 * megabyte).map(size => Buffer.concat([aPng, Buffer.alloc(size)])),
    fc.string().map(text => Buffer.from(text)),
    fc.constant(Buffer.from('<svg/>')),
  );
  const part = fc.record({
    name: fc.constantFrom(...files, ...fields, 'file', 'unknown', '__proto__', ''),
    isFile: fc.boolean(),
    content,
  });
  return fc
    .record({ parts: fc.array(part, { maxLength: 4 }), end: fc.constantFrom('--', '', `--${formBoundary}`) })
    .map(({ parts, end }) =>
      Buffer.concat([
        ...parts.flatMap(one => [
          Buffer.from(
            `--${formBoundary}\r\ncontent-disposition: form-data${one.name === '' ? '' : `; name="${one.name}"`}${one.isFile ? '; filename="a.png"' : ''}\r\n\r\n`,
          ),
          one.content,
          Buffer.from('\r\n'),
        ]),
        Buffer.from(`--${formBoundary}${end}\r\n`),
      ]),
    );
};

const rawBody = fc.oneof(
  fc.string(),
  fc.json(),
  fc.constantFrom('{"a":'.repeat(1000), 'x'.repeat(300_000), '[]', 'null'),
);

function requestOf(call: CallDeclaration): fc.Arbitrary<Hostile> {
  const params = fc.record(
    Object.fromEntries(
      Object.entries(call.params?.entries ?? {}).map(([name, schema]) => [
        name,
        fc.oneof(
          { weight: 3, arbitrary: name.endsWith('d') ? someId : arbitraryOf(schema) },
          { weight: 1, arbitrary: someId },
        ),
      ]),
    ),
  );
  const { body } = call;
  const sent: fc.Arbitrary<Buffer | string | null> =
    body?.kind === 'multipart'
      ? formOf(call)
      : body?.kind === 'json'
        ? fc.oneof(
            { weight: 4, arbitrary: objectOf(body.schema.entries).map(value => JSON.stringify(value)) },
            { weight: 1, arbitrary: rawBody },
          )
        : fc.constant(null);
  const type =
    body?.kind === 'multipart' ? `multipart/form-data; boundary=${formBoundary}` : 'application/json';
  return fc
    .record({
      params,
      query: objectOf(call.query?.entries),
      sent,
      type: fc.oneof(
        { weight: 9, arbitrary: fc.constant(type) },
        { weight: 1, arbitrary: fc.constantFrom('text/plain', 'multipart/form-data', '') },
      ),
      method: fc.oneof(
        { weight: 19, arbitrary: fc.constant<string>(call.method) },
        { weight: 1, arbitrary: fc.constantFrom('HEAD', 'PUT', 'OPTIONS') },
      ),
      leaves: fc.oneof(
        { weight: 9, arbitrary: fc.constant(false) },
        { weight: 1, arbitrary: fc.constant(true) },
      ),
      share: fc.double({ min: 0, max: 1, noNaN: true }),
      key: fc.option(fc.constantFrom('a', 'same-key', 'x'.repeat(201), ' ')),
    })
    .map(({ params: named, query, sent: content, type: contentType, method, leaves, share, key }) => {
      const search = Object.entries(partOf(call.query, query)).map(([name, value]): [string, string] => [
        name,
        typeof value === 'string' ? value : (JSON.stringify(value) ?? ''),
      ]);
      const noBody = method === 'HEAD' || method === 'GET';
      const payload = noBody ? null : content;
      const length = payload === null ? 0 : Buffer.byteLength(payload);
      return {
        call,
        method,
        path: `${addressOf(call, named)}${search.length > 0 ? `?${new URLSearchParams(search).toString()}` : ''}`,
        headers: {
          ...(contentType !== '' && payload !== null && { 'content-type': contentType }),
          // Node leaves it out for OPTIONS, and what follows would be read as another request.
          ...(payload !== null && { 'content-length': String(length) }),
          ...(key !== null && key.trim() !== '' && { 'idempotency-key': key }),
        },
        body: payload,
        cutAt: leaves && length > 0 ? Math.floor(length * share) : null,
      };
    });
}

/** A value that no address can have is replaced by one that it can. */
function addressOf(call: CallDeclaration, named: Readonly<Record<string, unknown>>): string {
  try {
    return pathOf(call, named);
  } catch {
    return pathOf(call, Object.fromEntries(Object.keys(named).map(name => [name, '1'])));
  }
}

/** Sends a part of a request and leaves. */
function leave(address: string, { method, path, headers, body, cutAt }: Hostile): Promise<Ended> {
  const { port } = new URL(address);
  const bytes = Buffer.from(body ?? '');
  const head = [`${method} ${path} HTTP/1.1`, 'host: localhost'];
  const lines = [...head, ...Object.entries(headers).map(([name, value]) => `${name}: ${value}`)];
  return new Promise(done => {
    const socket = connect(Number(port), '127.0.0.1');
    socket.on('error', () => undefined);
    socket.on('close', () => done('left'));
    socket.write(`${lines.join('\r\n')}\r\n\r\n`);
    socket.write(bytes.subarray(0, cutAt ?? 0), () => socket.resetAndDestroy());
  });
}

/** Each on a connection of its own: of a kept one nobody knows which side closed it first. */
function send(address: string, hostile: Hostile): Promise<Ended> {
  if (hostile.cutAt !== null) return leave(address, hostile);
  const { method, path, headers, body } = hostile;
  return new Promise(done => {
    const asked = request(
      `${address}${path}`,
      { method, headers, agent: false, timeout: answerMs },
      answer => {
        // A stream of events never ends by itself.
        if (answer.headers['content-type'] === 'text/event-stream') answer.destroy();
        answer.resume();
        answer.on('close', () => done(answer.statusCode ?? 0));
      },
    );
    asked.on('timeout', () => asked.destroy(new NoAnswerInTime()));
    asked.on('error', error => done(`dropped: ${errorCode(error) ?? error.name}`));
    asked.end(body ?? undefined);
  });
}

const targetOf = (pid: number, descriptor: string): string => {
  try {
    return readlinkSync(`/proc/${pid}/fd/${descriptor}`);
  } catch {
    // Closed since it was listed.
    return '';
  }
};

/** What a process holds open: connections, files that are received, and other files outside its database, whose engine
 *  keeps every table it has used open. */
function openOf(pid: number): {
  readonly sockets: number;
  readonly incoming: number;
  readonly files: number;
} {
  const targets = readdirSync(`/proc/${pid}/fd`).map(descriptor => targetOf(pid, descriptor));
  const count = (wanted: (path: string) => boolean) => targets.filter(wanted).length;
  const received = (path: string) => path.includes('/incoming/');
  return {
    sockets: count(path => path.startsWith('socket:')),
    incoming: count(received),
    files: count(path => path.startsWith('/') && !received(path) && !path.includes('/data/database/')),
  };
}

/** Hostile requests over every call of the contract, forms included, at thirty a second: 20,000, or for a minute with
 *  `--quick`. Nothing may be answered 5xx or be dropped, and memory and open files are as before. */
export async function hostile({ quick }: Options): Promise<Table[]> {
  const total = quick ? perSecond * 60 : 20_000;
  buildProduct();
  const starting = startBuiltServer();
  atEnd(async () => (await starting).stop());
  const { address, pid } = await starting;
  const requests = callsOf(contract).map(requestOf);
  const next = (index: number, seed: number): Hostile | undefined =>
    fc.sample(requests[index % requests.length] ?? requestOf(contract.health.read), {
      numRuns: 1,
      seed: seed + index,
    })[0];
  let { token } = await signIn(address, superUser);
  const ends = new Map<Ended, number>();
  const broken = new Map<string, number>();
  const slow: { readonly name: string; readonly ms: number; readonly atS: number }[] = [];

  let firstAt = 0;
  const one = async (index: number, seed: number, counts: boolean): Promise<void> => {
    const made = next(index, seed);
    if (!made) return;
    const { name } = made.call;
    const held = withoutToken.test(name)
      ? index % 2 === 0
        ? {}
        : { authorization: 'Bearer x.y.z' }
      : { authorization: `Bearer ${token}` };
    const begunAt = performance.now();
    const ended = await send(address, { ...made, headers: { ...made.headers, ...held } });
    const ms = performance.now() - begunAt;
    if (!counts) return;
    slow.push({ name: `${made.method} ${name}`, ms, atS: (begunAt - firstAt) / 1_000 });
    ends.set(ended, (ends.get(ended) ?? 0) + 1);
    const bad =
      (typeof ended === 'string' && ended !== 'left') ||
      (typeof ended === 'number' && ended >= 500 && ended !== 503 && ended !== 502);
    if (bad) broken.set(`${name} ${ended}`, (broken.get(`${name} ${ended}`) ?? 0) + 1);
  };
  const run = async (count: number, seed: number, counts: boolean): Promise<void> => {
    const underWay = new Set<Promise<void>>();
    const begunAt = performance.now();
    for (let index = 0; index < count; index += 1) {
      await pause(Math.max(0, begunAt + (index * 1000) / perSecond - performance.now()));
      // Tokens live for fifteen minutes.
      if (index % (perSecond * 600) === perSecond * 599) token = (await signIn(address, superUser)).token;
      const answered = one(index, seed, counts).finally(() => underWay.delete(answered));
      underWay.add(answered);
    }
    await Promise.all(underWay);
  };

  // Every call a few times first: what is compiled and cached by then is not what the hostile ones leave behind.
  await run(requests.length * 4, 1, false);
  await pause(settleMs);
  const before = { memory: memoryOf(pid).now, open: openOf(pid) };
  firstAt = performance.now();
  await run(total, 1_000_000, true);
  const peak = memoryOf(pid).peak;
  await pause(settleMs);
  const after = { memory: memoryOf(pid).now, open: openOf(pid) };

  const statuses = [...ends].sort(([a], [b]) => String(a).localeCompare(String(b)));
  const bad = [...broken.values()].reduce((sum, count) => sum + count, 0);
  return [
    {
      title: `${total} hostile requests over ${requests.length} calls, ${perSecond} a second`,
      columns: ['', 'before', 'after', 'more', 'goal'],
      rows: [
        ['resident memory, MB', before.memory, after.memory, after.memory - before.memory, '≤ 64'],
        ...(['sockets', 'files', 'incoming'] as const).map(kind => [
          { sockets: 'connections', files: 'open files', incoming: 'files being received' }[kind],
          before.open[kind],
          after.open[kind],
          after.open[kind] - before.open[kind],
          '0',
        ]),
        ['peak memory, MB', null, peak, null, ''],
        ['answered 5xx, or dropped', null, bad, null, '0'],
      ],
    },
    {
      title: 'The slowest answers',
      columns: ['', 'ms', 'sent after, s'],
      rows: slow
        .toSorted((a, b) => b.ms - a.ms)
        .slice(0, 10)
        .map(({ name, ms, atS }) => [name, ms, atS]),
    },
    {
      title: 'How they ended',
      columns: ['', 'requests'],
      rows: statuses.map(([status, count]) => [String(status), count]),
    },
    ...(bad > 0
      ? [
          {
            title: 'Answered 5xx, or dropped',
            columns: ['', 'requests'],
            rows: [...broken].map(([name, count]) => [name, count]),
          },
        ]
      : []),
  ];
}
