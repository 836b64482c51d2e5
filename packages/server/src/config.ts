import { randomBytes } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import type { BlockList } from 'node:net';
import { join } from 'node:path';
import { defaultContactName } from '@lending-desk/domain';
import { CannotStart, errorCode } from './db/cannotStart';
import { readProxies } from './http/remoteAddress';
import type { S3Settings } from './providers/fileStorage/s3';

/** Everything the server is told from outside; read once at start. */
export interface ServerConfig {
  /** The address to listen on. A demonstration, whose passwords everybody knows, listens to this machine alone. */
  readonly host: string;
  readonly port: number;
  readonly dataDir: string;
  /** PostgreSQL; without it the embedded database in `dataDir` is used. */
  readonly databaseUrl: string | null;
  readonly demo: boolean;
  readonly orgEmailDomain: string;
  /** What every key is derived from; from configuration on PostgreSQL, made once and kept in the data folder when
   *  embedded. */
  readonly signingSecret: string;
  /** Secrets before it: they open what was sealed with them. */
  readonly previousSecrets: readonly string[];
  /** The key of the telephony account, which its callbacks carry; without it none is taken. */
  readonly telephonyKey: string | null;
  /** Where calls are placed; null: nobody's account, and only a demonstration has a sandbox. */
  readonly ozonetelUrl: string | null;
  /** Where recordings may be played from, beside this server: https://recordings.lender.example */
  readonly mediaHosts: readonly string[];
  /** Whom a message names when a bureau does not begin (CR-073). */
  readonly bureauContact: string;
  readonly files: FileSettings;
  /** How long the bureau sandbox takes for a report. */
  readonly bureauSandboxSeconds: number;
  /** The proxies that may say where a request came from. */
  readonly trustedProxies: BlockList;
}

/** Where files are stored: a folder, or a bucket. */
export type FileSettings =
  | { readonly kind: 'folder'; readonly folder: string }
  | ({ readonly kind: 's3' } & S3Settings);

export type Environment = Readonly<Record<string, string | undefined>>;

const shortestSecret = 32;
/** Known to everybody, so that a callback can be tried out. */
export const demoTelephonyKey = 'KKFICTIONALKEY000000000000000000';

function readPort(text: string): number {
  const port = /^\d{1,5}$/.test(text) ? Number(text) : Number.NaN;
  if (port <= 65_535) return port;
  throw new CannotStart(`PORT is a number from 0 to 65535, not '${text}'.`);
}

function readSeconds(name: string, text: string): number {
  const seconds = /^\d{1,3}$/.test(text) ? Number(text) : Number.NaN;
  if (seconds <= 300) return seconds;
  throw new CannotStart(`${name} is a number of seconds from 0 to 300, not '${text}'.`);
}

function readSwitch(name: string, text: string): boolean {
  if (text === 'on' || text === 'off') return text === 'on';
  throw new CannotStart(`${name} is on or off, not '${text}'.`);
}

function readDomain(text: string): string {
  const domain = text.toLowerCase();
  if (/^[a-z0-9-]+(\.[a-z0-9-]+)+$/.test(domain)) return domain;
  throw new CannotStart(`ORG_EMAIL_DOMAIN is a domain like lender.example, not '${text}'.`);
}

function readHosts(text: string): string[] {
  const hosts = text.split(/[\s,]+/).filter(Boolean);
  const wrong = hosts.find(host => !/^(https?:\/\/)?(\*\.)?[a-z0-9.-]+(:\d{1,5})?$/i.test(host));
  if (wrong === undefined) return hosts.map(host => (host.includes('://') ? host : `https://${host}`));
  throw new CannotStart(`MEDIA_HOSTS lists hosts like recordings.lender.example, not '${wrong}'.`);
}

function readTrustedProxies(text: string): BlockList {
  try {
    return readProxies(text);
  } catch (error) {
    const wrong = error instanceof Error ? error.message : '';
    throw new CannotStart(`TRUSTED_PROXIES lists addresses and networks like 10.0.0.0/8, not '${wrong}'.`);
  }
}

function readOzonetelUrl(text: string | undefined, key: string | undefined): string | null {
  if (text === undefined) return null;
  if (!URL.canParse(text) || !/^https?:$/.test(new URL(text).protocol)) {
    throw new CannotStart('OZONETEL_URL is an address like https://host-of-your-account.');
  }
  if (key === undefined)
    throw new CannotStart('OZONETEL_API_KEY is missing: OZONETEL_URL needs the key of its account.');
  return new URL(text).origin;
}

function embeddedSecret(dataDir: string): string {
  const file = join(dataDir, 'signing-secret');
  try {
    mkdirSync(dataDir, { recursive: true, mode: 0o700 });
    try {
      writeFileSync(file, randomBytes(48).toString('base64url'), { flag: 'wx', mode: 0o600 });
    } catch (error) {
      if (errorCode(error) !== 'EEXIST') throw error;
    }
    return readFileSync(file, 'utf8');
  } catch (error) {
    throw new CannotStart(
      `Cannot write to the data folder ${dataDir} (${errorCode(error) ?? 'refused'}). Set DATA_DIR to a folder this user may write to.`,
    );
  }
}

function readSecret(given: string | undefined, databaseUrl: string | null, dataDir: string): string {
  const secret = given ?? (databaseUrl === null ? embeddedSecret(dataDir) : '');
  if (secret.length >= shortestSecret) return secret;
  throw new CannotStart(
    `SIGNING_SECRET is missing or shorter than ${shortestSecret} characters. Set it to a long random text, the same for every server.`,
  );
}

function readPreviousSecrets(text: string): string[] {
  const secrets = text
    .split(',')
    .map(secret => secret.trim())
    .filter(Boolean);
  if (secrets.every(secret => secret.length >= shortestSecret)) return secrets;
  // The value itself is not repeated: it may be right but for a comma.
  throw new CannotStart(
    `SIGNING_SECRET_PREVIOUS lists secrets of ${shortestSecret} characters or more, with commas between them.`,
  );
}

function readFileSettings(read: (name: string) => string | undefined, dataDir: string): FileSettings {
  const endpoint = read('S3_ENDPOINT');
  if (endpoint === undefined) return { kind: 'folder', folder: read('FILES_DIR') ?? join(dataDir, 'files') };
  if (!/^https?:\/\/[^/?#\s]+\/?$/.test(endpoint)) {
    throw new CannotStart(
      `S3_ENDPOINT is an address like https://s3.ap-south-1.amazonaws.com, not '${endpoint}'.`,
    );
  }
  const demand = (name: string): string => {
    const value = read(name);
    if (value === undefined) throw new CannotStart(`${name} is missing. S3_ENDPOINT needs it.`);
    return value;
  };
  return {
    kind: 's3',
    endpoint,
    bucket: demand('S3_BUCKET'),
    region: read('S3_REGION') ?? 'us-east-1',
    accessKeyId: demand('S3_ACCESS_KEY_ID'),
    secretAccessKey: demand('S3_SECRET_ACCESS_KEY'),
  };
}

/** Reads the configuration out of environment variables; an empty one counts as not set.
 *  @throws CannotStart with one line naming the variable and what it may be */
export function readConfig(environment: Environment): ServerConfig {
  const read = (name: string): string | undefined => environment[name]?.trim() || undefined;
  const databaseUrl = read('DATABASE_URL') ?? null;
  const dataDir = read('DATA_DIR') ?? '.data';
  const demo = readSwitch('DEMO', read('DEMO') ?? 'off');
  return {
    host: read('HOST') ?? (demo ? '127.0.0.1' : '0.0.0.0'),
    port: readPort(read('PORT') ?? '4300'),
    dataDir,
    databaseUrl,
    demo,
    orgEmailDomain: readDomain(read('ORG_EMAIL_DOMAIN') ?? 'lender.example'),
    telephonyKey: read('OZONETEL_API_KEY') ?? (demo ? demoTelephonyKey : null),
    ozonetelUrl: readOzonetelUrl(read('OZONETEL_URL'), read('OZONETEL_API_KEY')),
    mediaHosts: readHosts(read('MEDIA_HOSTS') ?? ''),
    files: readFileSettings(read, dataDir),
    bureauContact: read('BUREAU_CONTACT') ?? defaultContactName,
    bureauSandboxSeconds: readSeconds('BUREAU_SANDBOX_SECONDS', read('BUREAU_SANDBOX_SECONDS') ?? '4'),
    trustedProxies: readTrustedProxies(read('TRUSTED_PROXIES') ?? ''),
    previousSecrets: readPreviousSecrets(read('SIGNING_SECRET_PREVIOUS') ?? ''),
    signingSecret: readSecret(read('SIGNING_SECRET'), databaseUrl, dataDir),
  };
}
