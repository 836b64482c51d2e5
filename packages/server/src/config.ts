import { randomBytes, X509Certificate } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import type { BlockList } from 'node:net';
import { join } from 'node:path';
import { defaultContactName } from '@lending-desk/domain/bureau';
import { usualCallsADay } from '@lending-desk/domain/calls';
import { usualDecisionHours } from '@lending-desk/domain/loan';
import * as v from 'valibot';
import { CannotStart, errorCode } from './db/cannotStart';
import { type DatabaseLimits, defaultLimits } from './db/limits';
import { readProxies } from './http/remoteAddress';
import type { CashfreeAccount } from './providers/mandates/cashfreeHttp';
import type { S3Settings } from './providers/fileStorage/s3';
import {
  missingOfSingleSignOn,
  type SingleSignOnSettings,
  singleSignOnOf,
  singleSignOnVariables,
} from './singleSignOn/settings';

/** The server's configuration; read once at start. */
export interface ServerConfig {
  /** The address to listen on. A demonstration listens on localhost only, because its passwords are public. */
  readonly host: string;
  readonly port: number;
  readonly dataDir: string;
  /** PostgreSQL; without it the embedded database in `dataDir` is used. */
  readonly databaseUrl: string | null;
  /** The database itself, where `databaseUrl` leads to a pooler of transactions; null: it does not. */
  readonly databaseDirectUrl: string | null;
  readonly databaseLimits: DatabaseLimits;
  /** How long a server that was asked to stop goes on taking requests: until whoever sends them has noticed. */
  readonly drainMs: number;
  readonly demo: boolean;
  readonly orgEmailDomain: string;
  /** Stands on the papers that customers get. */
  readonly lenderName: string;
  /** Every key is derived from it. Required configuration on PostgreSQL; generated once and stored in the data
   *  folder when embedded. */
  readonly signingSecret: string;
  /** Earlier secrets: they only open what was sealed with them. */
  readonly previousSecrets: readonly string[];
  /** The telephony account's key, which its callbacks carry; without it no callback is accepted. */
  readonly telephonyKey: string | null;
  /** Where calls are placed. Null: no account, and only a demonstration has a sandbox. */
  readonly ozonetelUrl: string | null;
  readonly razorpay: {
    /** Null: no account, and only a demonstration has a sandbox. */
    readonly account: { readonly keyId: string; readonly keySecret: string } | null;
    /** By which its messages are signed: the one of now, then the one before. Without one none is accepted. */
    readonly webhookSecrets: readonly string[];
  };
  readonly cashfree: {
    /** Null: no account, and only a demonstration has a sandbox. */
    readonly account: CashfreeAccount | null;
    /** By which its messages are signed: the account's secret of now, then the one before. Without one none is
     *  accepted. */
    readonly webhookSecrets: readonly string[];
  };
  /** Where recordings may be played from, besides this server: https://recordings.lender.example */
  readonly mediaHosts: readonly string[];
  /** The contact a message names when a bureau fetch cannot be started (CR-073). */
  readonly bureauContact: string;
  readonly files: FileSettings;
  /** How long the bureau sandbox takes to deliver a report. */
  readonly bureauSandboxSeconds: number;
  /** How long pictures of identity are kept after they were replaced. */
  readonly replacedPicturesDays: number;
  /** How many calls about dues a customer gets in a day (M46). */
  readonly recoveryCallsADay: number;
  /** How many hours the decision of an application may take. */
  readonly decisionHours: number;
  /** Whether this server compresses larger answers, rather than a proxy. */
  readonly compression: boolean;
  /** The proxies trusted to say where a request came from. */
  readonly trustedProxies: BlockList;
  /** PEM certificates of the issuer of Aadhaar offline e-KYC documents; without them none can be verified. */
  readonly aadhaarCertificates: readonly string[];
  /** How old such a document may be; null: not checked. */
  readonly aadhaarMaxAgeDays: number | null;
  /** Null: people sign in with passwords only. */
  readonly singleSignOn: SingleSignOnSettings | null;
}

/** Where files are stored: a folder, or a bucket. */
export type FileSettings =
  | { readonly kind: 'folder'; readonly folder: string }
  | ({ readonly kind: 's3' } & S3Settings);

export type Environment = Readonly<Record<string, string | undefined>>;

const shortestSecret = 32;
/** Public, so that a callback can be tried out. */
export const demoTelephonyKey = 'KKFICTIONALKEY000000000000000000';

/** Signs the messages of the payment links and the mandates of a demonstration. */
export const demoWebhookSecret = 'whsec-fictional-0000000000000000';

/** The message for an invalid value. It repeats the value, so use it only for settings that are not secret. */
const not = (rule: string) => (issue: v.BaseIssue<unknown>) => `${rule}, not '${String(issue.input)}'.`;

const numberOf = (name: string, unit: string, least: number, most: number) =>
  v.pipe(
    v.string(),
    v.check(
      text => /^\d{1,9}$/.test(text) && Number(text) >= least && Number(text) <= most,
      not(`${name} is a number ${unit}from ${least} to ${most}`),
    ),
    v.transform(Number),
  );

const secondsOf = (name: string, most: number) => numberOf(name, 'of seconds ', 0, most);
const milliseconds = v.transform((seconds: number) => seconds * 1000);
const limitOf = (name: string, defaultMs: number) =>
  v.optional(v.pipe(secondsOf(name, 3600), milliseconds), String(defaultMs / 1000));

const switchOf = (name: string, otherwise: 'on' | 'off') =>
  v.optional(
    v.pipe(
      v.picklist(['on', 'off'], not(`${name} is on or off`)),
      v.transform(text => text === 'on'),
    ),
    otherwise,
  );

const isHost = (text: string) => /^(https?:\/\/)?(\*\.)?[a-z0-9.-]+(:\d{1,5})?$/i.test(text);

const hosts = v.pipe(
  v.string(),
  v.transform(text => text.split(/[\s,]+/).filter(Boolean)),
  v.array(v.pipe(v.string(), v.check(isHost, not('MEDIA_HOSTS lists hosts like recordings.lender.example')))),
  v.mapItems(host => (host.includes('://') ? host : `https://${host}`)),
);

const proxies = v.pipe(
  v.string(),
  v.rawTransform<string, BlockList>(({ dataset, addIssue, NEVER }) => {
    try {
      return readProxies(dataset.value);
    } catch (error) {
      const wrong = error instanceof Error ? error.message : '';
      addIssue({
        message: `TRUSTED_PROXIES lists addresses and networks like 10.0.0.0/8, not '${wrong}'.`,
      });
      return NEVER;
    }
  }),
);

const previousSecrets = v.pipe(
  v.string(),
  v.transform(text =>
    text
      .split(',')
      .map(secret => secret.trim())
      .filter(Boolean),
  ),
  // The message does not repeat the value: it may be a secret with one misplaced comma.
  v.everyItem(
    secret => secret.length >= shortestSecret,
    `SIGNING_SECRET_PREVIOUS lists secrets of ${shortestSecret} characters or more, with commas between them.`,
  ),
);

const isWebAddress = (text: string) => URL.canParse(text) && /^https?:$/.test(new URL(text).protocol);
const ozonetelUrl = v.pipe(
  v.string(),
  // The message does not repeat the value: somebody may have put the key into it.
  v.check(isWebAddress, 'OZONETEL_URL is an address like https://host-of-your-account.'),
  v.transform(text => new URL(text).origin),
);

// Its keys and the names of customers are sent there.
const cashfreeUrl = v.pipe(
  v.string(),
  v.check(
    text => isWebAddress(text) && text.startsWith('https:'),
    'CASHFREE_URL is an address like https://api.cashfree.com.',
  ),
  v.transform(text => new URL(text).origin),
);

const pem = /-----BEGIN CERTIFICATE-----[\s\S]+?-----END CERTIFICATE-----/g;
const noSecret = `SIGNING_SECRET is missing or shorter than ${shortestSecret} characters. Set it to a long random text, the same for every server.`;

const optional = v.optional(v.string());

/** Every variable by itself, with its default and its error message. */
const variables = v.object({
  PORT: v.optional(numberOf('PORT', '', 0, 65_535), '4300'),
  HOST: optional,
  DATA_DIR: v.optional(v.string(), '.data'),
  DATABASE_URL: optional,
  DATABASE_DIRECT_URL: optional,
  DATABASE_POOL: v.optional(
    numberOf('DATABASE_POOL', 'of connections ', 2, 500),
    String(defaultLimits.pool + 1),
  ),
  DATABASE_STATEMENT_SECONDS: limitOf('DATABASE_STATEMENT_SECONDS', defaultLimits.statementMs),
  DATABASE_LOCK_SECONDS: limitOf('DATABASE_LOCK_SECONDS', defaultLimits.lockMs),
  DRAIN_SECONDS: v.optional(secondsOf('DRAIN_SECONDS', 300), '0'),
  DEMO: switchOf('DEMO', 'off'),
  ORG_EMAIL_DOMAIN: v.optional(
    v.pipe(
      v.string(),
      v.regex(/^[a-z0-9-]+(\.[a-z0-9-]+)+$/i, not('ORG_EMAIL_DOMAIN is a domain like lender.example')),
      v.toLowerCase(),
    ),
    'lender.example',
  ),
  OZONETEL_URL: v.optional(ozonetelUrl),
  OZONETEL_API_KEY: optional,
  RAZORPAY_KEY_ID: optional,
  RAZORPAY_KEY_SECRET: optional,
  RAZORPAY_WEBHOOK_SECRET: optional,
  RAZORPAY_WEBHOOK_SECRET_PREVIOUS: optional,
  CASHFREE_URL: v.optional(cashfreeUrl, 'https://api.cashfree.com'),
  CASHFREE_CLIENT_ID: optional,
  CASHFREE_CLIENT_SECRET: optional,
  CASHFREE_CLIENT_SECRET_PREVIOUS: optional,
  MEDIA_HOSTS: v.optional(hosts, ''),
  FILES_DIR: optional,
  S3_ENDPOINT: v.optional(
    v.pipe(
      v.string(),
      v.regex(
        /^https?:\/\/[^/?#\s]+\/?$/,
        not('S3_ENDPOINT is an address like https://s3.ap-south-1.amazonaws.com'),
      ),
    ),
  ),
  S3_BUCKET: optional,
  S3_REGION: v.optional(v.string(), 'us-east-1'),
  S3_ACCESS_KEY_ID: optional,
  S3_SECRET_ACCESS_KEY: optional,
  LENDER_NAME: v.optional(v.string(), 'Lending Desk'),
  BUREAU_CONTACT: v.optional(v.string(), defaultContactName),
  RECOVERY_CALLS_A_DAY: v.optional(
    numberOf('RECOVERY_CALLS_A_DAY', 'of calls ', 0, 50),
    String(usualCallsADay),
  ),
  DECISION_HOURS: v.optional(numberOf('DECISION_HOURS', 'of hours ', 1, 8760), String(usualDecisionHours)),
  REPLACED_PICTURES_DAYS: v.optional(numberOf('REPLACED_PICTURES_DAYS', 'of days ', 1, 3650), '365'),
  BUREAU_SANDBOX_SECONDS: v.optional(secondsOf('BUREAU_SANDBOX_SECONDS', 300), '4'),
  COMPRESSION: switchOf('COMPRESSION', 'on'),
  TRUSTED_PROXIES: v.optional(proxies, ''),
  AADHAAR_CERTIFICATES: optional,
  AADHAAR_MAX_AGE_DAYS: v.optional(numberOf('AADHAAR_MAX_AGE_DAYS', 'of days ', 1, 3650)),
  ...singleSignOnVariables,
  SIGNING_SECRET_PREVIOUS: v.optional(previousSecrets, ''),
  SIGNING_SECRET: v.optional(v.pipe(v.string(), v.minLength(shortestSecret, noSecret))),
});

/** Each variable with its default as it would be written, '' for none: what docs/operating.md lists. */
export const variableDefaults: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries(variables.entries).map(([name, schema]) => [name, String(v.getDefault(schema) ?? '')]),
);

type Variables = v.InferOutput<typeof variables>;

/** What one variable requires of another, in words; null when nothing is missing. */
function missingIn(set: Variables): string | null {
  if (set.OZONETEL_URL !== undefined && set.OZONETEL_API_KEY === undefined) {
    return 'OZONETEL_API_KEY is missing: OZONETEL_URL needs the key of its account.';
  }
  if (!set.DEMO && set.OZONETEL_URL?.startsWith('http:')) {
    return 'OZONETEL_URL must be https://… : its key and the phone numbers of customers are sent there.';
  }
  const keys = [set.RAZORPAY_KEY_ID, set.RAZORPAY_KEY_SECRET, set.RAZORPAY_WEBHOOK_SECRET];
  if (keys.some(key => key !== undefined) && keys.includes(undefined)) {
    return 'RAZORPAY_KEY_ID, RAZORPAY_KEY_SECRET and RAZORPAY_WEBHOOK_SECRET go together.';
  }
  if ((set.CASHFREE_CLIENT_ID === undefined) !== (set.CASHFREE_CLIENT_SECRET === undefined)) {
    return 'CASHFREE_CLIENT_ID and CASHFREE_CLIENT_SECRET go together.';
  }
  const names = ['S3_BUCKET', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'] as const;
  const name = set.S3_ENDPOINT === undefined ? undefined : names.find(each => set[each] === undefined);
  if (name !== undefined) return `${name} is missing. S3_ENDPOINT needs it.`;
  if (set.DATABASE_DIRECT_URL !== undefined && set.DATABASE_URL === undefined) {
    return 'DATABASE_URL is missing: DATABASE_DIRECT_URL is the way past its pooler.';
  }
  const unknown = missingOfSingleSignOn(set);
  if (unknown !== null) return unknown;
  return set.DATABASE_URL !== undefined && set.SIGNING_SECRET === undefined ? noSecret : null;
}

const configured = v.pipe(
  variables,
  v.rawCheck(({ dataset, addIssue }) => {
    const message = dataset.typed ? missingIn(dataset.value) : null;
    if (message !== null) addIssue({ message });
  }),
);

function razorpayOf(set: Variables): ServerConfig['razorpay'] {
  const { RAZORPAY_KEY_ID: keyId, RAZORPAY_KEY_SECRET: keySecret } = set;
  const secret = set.RAZORPAY_WEBHOOK_SECRET ?? (set.DEMO ? demoWebhookSecret : undefined);
  return {
    account: keyId === undefined || keySecret === undefined ? null : { keyId, keySecret },
    webhookSecrets: [secret, set.RAZORPAY_WEBHOOK_SECRET_PREVIOUS].filter(one => one !== undefined),
  };
}

function cashfreeOf(set: Variables): ServerConfig['cashfree'] {
  const { CASHFREE_URL: url, CASHFREE_CLIENT_ID: clientId, CASHFREE_CLIENT_SECRET: clientSecret } = set;
  const secret = clientSecret ?? (set.DEMO ? demoWebhookSecret : undefined);
  return {
    account: clientId === undefined || clientSecret === undefined ? null : { url, clientId, clientSecret },
    webhookSecrets: [secret, set.CASHFREE_CLIENT_SECRET_PREVIOUS].filter(one => one !== undefined),
  };
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

/** The certificates in files, of which each may have several. */
function certificatesIn(paths: string): readonly string[] {
  const files = paths
    .split(',')
    .map(path => path.trim())
    .filter(Boolean);
  return files.flatMap(path => {
    try {
      const found = readFileSync(path, 'utf8').match(pem) ?? [];
      // Throws for one that cannot be read.
      const read = found.map(text => new X509Certificate(text).toString());
      if (read.length > 0) return read;
    } catch {
      // The same words as for a file without one.
    }
    throw new CannotStart(
      `AADHAAR_CERTIFICATES lists files with PEM certificates, with commas between them; ${path} has none that can be read.`,
    );
  });
}

function filesOf(set: Variables): FileSettings {
  if (set.S3_ENDPOINT === undefined) {
    return { kind: 'folder', folder: set.FILES_DIR ?? join(set.DATA_DIR, 'files') };
  }
  return {
    kind: 's3',
    endpoint: set.S3_ENDPOINT,
    bucket: set.S3_BUCKET ?? '',
    region: set.S3_REGION,
    accessKeyId: set.S3_ACCESS_KEY_ID ?? '',
    secretAccessKey: set.S3_SECRET_ACCESS_KEY ?? '',
  };
}

/** The variables that are set: an empty one counts as not set. */
const setIn = (environment: Environment) =>
  Object.fromEntries(
    Object.entries(environment).flatMap(([name, value]) => (value?.trim() ? [[name, value.trim()]] : [])),
  );

/** Reads the configuration out of environment variables; an empty one counts as not set.
 *  @throws CannotStart with one line naming the variable and what it may be */
export function readConfig(environment: Environment): ServerConfig {
  const read = v.safeParse(configured, setIn(environment), { abortEarly: true });
  if (!read.success) throw new CannotStart(read.issues[0].message);
  const set = read.output;
  return {
    host: set.HOST ?? (set.DEMO ? '127.0.0.1' : '0.0.0.0'),
    port: set.PORT,
    dataDir: set.DATA_DIR,
    databaseUrl: set.DATABASE_URL ?? null,
    databaseDirectUrl: set.DATABASE_DIRECT_URL ?? null,
    databaseLimits: {
      // One is for notices.
      pool: set.DATABASE_POOL - 1,
      statementMs: set.DATABASE_STATEMENT_SECONDS,
      lockMs: set.DATABASE_LOCK_SECONDS,
    },
    drainMs: set.DRAIN_SECONDS * 1000,
    demo: set.DEMO,
    orgEmailDomain: set.ORG_EMAIL_DOMAIN,
    lenderName: set.LENDER_NAME,
    telephonyKey: set.OZONETEL_API_KEY ?? (set.DEMO ? demoTelephonyKey : null),
    ozonetelUrl: set.OZONETEL_URL ?? null,
    razorpay: razorpayOf(set),
    cashfree: cashfreeOf(set),
    mediaHosts: set.MEDIA_HOSTS,
    files: filesOf(set),
    bureauContact: set.BUREAU_CONTACT,
    bureauSandboxSeconds: set.BUREAU_SANDBOX_SECONDS,
    recoveryCallsADay: set.RECOVERY_CALLS_A_DAY,
    decisionHours: set.DECISION_HOURS,
    replacedPicturesDays: set.REPLACED_PICTURES_DAYS,
    compression: set.COMPRESSION,
    trustedProxies: set.TRUSTED_PROXIES,
    aadhaarCertificates: certificatesIn(set.AADHAAR_CERTIFICATES ?? ''),
    aadhaarMaxAgeDays: set.AADHAAR_MAX_AGE_DAYS ?? null,
    singleSignOn: singleSignOnOf(set),
    previousSecrets: set.SIGNING_SECRET_PREVIOUS,
    signingSecret: set.SIGNING_SECRET ?? embeddedSecret(set.DATA_DIR),
  };
}
