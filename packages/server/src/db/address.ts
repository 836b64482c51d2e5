import { Client, type ClientConfig } from 'pg';
import { CannotStart } from './cannotStart';
import { notWritable } from './outage';

/** The servers a URL names, of which one is used at a time. */
export interface DatabaseAddress {
  /** A URL for each host. */
  readonly urls: readonly string[];
  /** Where it points, without the password. */
  readonly location: string;
}

const parts =
  /^(?<start>postgres(?:ql)?:\/\/(?:[^@/?#]*@)?)(?<hosts>[^/?#]*)(?<path>\/[^?#]*)?(?:\?(?<query>.*))?$/;
const anyServer = new Set(['any', 'read-write', 'primary']);
/** How long one of several hosts may take to say whether it takes writes. */
const askMs = 2_000;
const usualPort = 5432;

/** Reads `postgres://user:password@a:5432,b:5433/name?target_session_attrs=read-write`, as libpq does. What is asked
 *  of several hosts is always that they take writes: this server has nothing to do on a standby.
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
  return { urls, location: `${hosts.join(',')}${path}` };
}

/** @throws Error when the host does not answer, or takes no writes */
async function requirePrimary(session: ClientConfig, connectionString: string): Promise<string> {
  const asking = new Client({
    ...session,
    connectionString,
    connectionTimeoutMillis: askMs,
    query_timeout: askMs,
  });
  asking.on('error', () => undefined);
  try {
    await asking.connect();
    const { rows } = await asking.query<{ standby: boolean }>('select pg_is_in_recovery() as standby');
    if (rows[0]?.standby === false) return connectionString;
    throw Object.assign(new Error('It only answers reads'), { code: notWritable });
  } finally {
    await asking.end();
  }
}

/** Asks every host at once: whoever is silent keeps nobody waiting.
 *  @throws the error of the last host when none takes writes, so that its code says why */
async function findPrimary({ urls }: DatabaseAddress, session: ClientConfig): Promise<string> {
  try {
    return await Promise.any(urls.map(url => requirePrimary(session, url)));
  } catch (error) {
    throw error instanceof AggregateError ? error.errors.at(-1) : error;
  }
}

/** A client for an address. Of several hosts it finds the one to use each time it connects, so that a pool follows a
 *  promotion by connecting again. */
export function clientFor(address: DatabaseAddress): typeof Client {
  if (address.urls.length === 1) return Client;
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
      const { hostname, port } = new URL(await findPrimary(address, this.#session));
      this.host = hostname.replace(/^\[|\]$/g, '');
      this.port = Number(port || usualPort);
      return super.connect();
    }
  };
}
