import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

// What a pooler in transaction mode does: a client has a connection of the server's from the first statement of a
// transaction to its end, and then whoever comes next has it.

const typeOfMessage = (message: Buffer) => String.fromCharCode(message[0] ?? 0);

/** Cuts what arrives into messages, each with its type before its length. */
function messagesOf(onMessage: (message: Buffer) => void): (piece: Buffer) => void {
  let rest: Buffer = Buffer.alloc(0);
  return piece => {
    rest = Buffer.concat([rest, piece]);
    while (rest.length >= 5 && rest.length > rest.readUInt32BE(1)) {
      const end = rest.readUInt32BE(1) + 1;
      onMessage(rest.subarray(0, end));
      rest = rest.subarray(end);
    }
  };
}

function message(type: string, body: Buffer): Buffer {
  const head = Buffer.alloc(5);
  head.write(type);
  head.writeUInt32BE(body.length + 4, 1);
  return Buffer.concat([head, body]);
}

function startupOf(user: string, database: string): Buffer {
  const body = Buffer.from(`user\0${user}\0database\0${database}\0\0`);
  const head = Buffer.alloc(8);
  head.writeUInt32BE(body.length + 8);
  head.writeUInt32BE(196_608, 4);
  return Buffer.concat([head, body]);
}

const idle = message('Z', Buffer.from('I'));
const welcome = Buffer.concat([message('R', Buffer.alloc(4)), message('K', Buffer.alloc(8)), idle]);
const refusal = Buffer.concat([
  message('E', Buffer.from('SFATAL\0C08P01\0Munsupported startup parameter: options\0\0')),
]);

interface Backend {
  readonly socket: Socket;
  client: Socket | null;
  /** Questions that were sent and are not answered yet. */
  open: number;
}

/** Starts a pooler before a database that asks for no password.
 *  @param options.connections  how many it has for all clients. @default 2
 *  @param options.refusesOptions  it refuses a client that sets limits for its session; otherwise it ignores them.
 *    @default false */
export async function startTransactionPooler(
  databaseUrl: string,
  { connections = 2, refusesOptions = false } = {},
): Promise<{ url: string; stop: () => void }> {
  const { hostname, port, username, pathname } = new URL(databaseUrl);
  const sockets = new Set<Socket>();
  const free: Backend[] = [];
  const waiting: { readonly client: Socket; readonly piece: Buffer }[] = [];

  const held = new Map<Socket, Backend>();
  const isQuestion = (one: Buffer) => 'QS'.includes(typeOfMessage(one));
  const pass = (backend: Backend, one: Buffer) => {
    if (isQuestion(one)) backend.open += 1;
    backend.socket.write(one);
  };
  const serveNext = (backend: Backend) => {
    const [next] = waiting;
    if (!next) {
      free.push(backend);
      return;
    }
    backend.client = next.client;
    held.set(next.client, backend);
    for (let at = 0; at < waiting.length; ) {
      const one = waiting[at];
      if (one?.client !== next.client) at += 1;
      else {
        waiting.splice(at, 1);
        pass(backend, one.piece);
      }
    }
  };

  for (let count = 0; count < connections; count += 1) {
    const socket = connect(Number(port), hostname);
    sockets.add(socket);
    const backend: Backend = { socket, client: null, open: 1 };
    socket.write(startupOf(decodeURIComponent(username), pathname.slice(1)));
    socket.on('error', () => undefined);
    socket.on(
      'data',
      messagesOf(one => {
        backend.client?.write(one);
        if (typeOfMessage(one) !== 'Z') return;
        backend.open -= 1;
        if (backend.open > 0 || one[5] !== 'I'.charCodeAt(0)) return;
        if (backend.client) held.delete(backend.client);
        backend.client = null;
        serveNext(backend);
      }),
    );
  }

  const server = createServer(client => {
    sockets.add(client);
    client.on('error', () => undefined);
    const onMessage = messagesOf(one => {
      if (typeOfMessage(one) === 'X') return;
      const backend = held.get(client) ?? free.pop();
      if (!backend) {
        waiting.push({ client, piece: one });
        return;
      }
      backend.client = client;
      held.set(client, backend);
      pass(backend, one);
    });
    client.once('data', (startup: Buffer) => {
      if (refusesOptions && startup.includes('options\0')) {
        client.end(refusal);
        return;
      }
      client.write(welcome);
      client.on('data', onMessage);
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const url = new URL(databaseUrl);
  url.port = String((server.address() as AddressInfo).port);
  return {
    url: url.href,
    stop: () => {
      for (const socket of sockets) socket.destroy();
      server.close();
    },
  };
}
