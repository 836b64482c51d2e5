import { Client, type ClientConfig } from 'pg';
import { CannotStart } from './cannotStart';

/** The servers a URL names, of which one is used at a time. */
export interface DatabaseAddress {
  /** A URL for each host. */
  readonly urls: readonly string[];
  /** Whether only a server that takes writes will do: the primary, of several that replicate. */
  readonly takesWrites: boolean;
  /** Where it points, without the password. */
  readonly place: string;
}

const parts =
  /^(?<start>postgres(?:ql)?:\/\/(?:[^@/?#]*@)?)(?<hosts>[^/?#]*)(?<path>\/[^?#]*)?(?:\?(?<query>.*))?$/;
const anyServer = new Set(['any', 'read-write', 'primary']);
/** How long one of several hosts may take to say whether it takes writes. */
const askMs = 2_000;
const usualPort = 5432;

/** Reads `postgres://user:password@a:5432,b:5433/name?target_session_attrs=read-write`, as libpq does.
 *  @param name  of the variable, for the message
 *  @throws CannotStart without the password */
export function readAddress(databaseUrl: string, name: string): DatabaseAddress {
  const found = parts.exec(databaseUrl)?.groups;
  const query = new URLSearchParams(found?.['query']);
  const wanted = query.get('target_session_attrs') ?? 'any';
  query.delete('target_session_attrs');
  const hosts = found?.['hosts']?.split(',') ?? [];
  const path = found?.['path'] ?? '';
  const urls = hosts.map(
    host => `${found?.['start'] ?? ''}${host}${path}${query.size > 0 ? `?${query.toString()}` : ''}`,
  );
  if (!found || !urls.every(url => URL.canParse(url))) {
    throw new CannotStart(`${name} is not a URL like postgres://user:password@host:5432/name.`);
  }
  if (!anyServer.has(wanted)) {
    throw new CannotStart(`${name}: target_session_attrs is any, read-write or primary.`);
  }
  return { urls, takesWrites: wanted !== 'any', place: `${hosts.join(',')}${path}` };
}

async function answers(
  session: ClientConfig,
  connectionString: string,
  takesWrites: boolean,
): Promise<boolean> {
  const asking = new Client({
    ...session,
    connectionString,
    connectionTimeoutMillis: askMs,
    query_timeout: askMs,
  });
  asking.on('error', () => undefined);
  try {
    await asking.connect();
    if (!takesWrites) return true;
    const { rows } = await asking.query<{ standby: boolean }>('select pg_is_in_recovery() as standby');
    return rows[0]?.standby === false;
  } finally {
    await asking.end();
  }
}

/** Asks every host and takes the first in the order of the URL that fits.
 *  @throws the last error when none answers, so that its code says why */
async function findHost({ urls, takesWrites }: DatabaseAddress, session: ClientConfig): Promise<string> {
  const asked = await Promise.allSettled(urls.map(url => answers(session, url, takesWrites)));
  const fits = asked.findIndex(one => one.status === 'fulfilled' && one.value);
  if (fits !== -1) return urls[fits] ?? '';
  const refused = asked.findLast(one => one.status === 'rejected');
  throw refused?.reason ?? Object.assign(new Error('Only standbys answer'), { code: '25006' });
}

/** A client for an address. Of several hosts it finds the one to use each time it connects, so that a pool follows a
 *  promotion by connecting again. */
export function clientFor(address: DatabaseAddress): typeof Client {
  if (address.urls.length === 1 && !address.takesWrites) return Client;
  return class extends Client {
    readonly #session: ClientConfig;
    constructor(config: ClientConfig = {}) {
      super(config);
      this.#session = config;
    }
    override connect(): Promise<Client>;
    override connect(callback: ((error: Error) => void) | ((error: null, client: Client) => void)): void;
    override connect(callback?: (...outcome: never[]) => void): Promise<Client> | undefined {
      const connecting = this.#connect();
      if (!callback) return connecting;
      const tell = (...outcome: unknown[]) => void Reflect.apply(callback, undefined, outcome);
      connecting.then(
        client => tell(null, client),
        (error: unknown) => tell(error),
      );
      return undefined;
    }
    async #connect(): Promise<Client> {
      const { hostname, port } = new URL(await findHost(address, this.#session));
      this.host = hostname.replace(/^\[|\]$/g, '');
      this.port = Number(port || usualPort);
      return super.connect();
    }
  };
}
