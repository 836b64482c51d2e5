import { isRole, type Role } from '@lending-desk/domain/access';
import {
  type CallDeclaration,
  type CallInput,
  contract,
  movesMoney,
  partOf,
  pathOf,
} from '@lending-desk/domain/contract';
import { randomUUID } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import type { Hono } from 'hono';
import { pino } from 'pino';
import { afterAll, beforeAll, describe } from 'vitest';
import { demoTelephonyKey, demoWebhookSecret, type ServerConfig } from '../config';
import type { Database } from '../db/client';
import type { OpenDatabase } from '../db/database';
import { defaultLimits } from '../db/limits';
import type { FileHome } from '../files/fileHome';
import { allRoutes } from '../http/allRoutes';
import { allWebhooks } from '../http/allWebhooks';
import { buildApp } from '../http/app';
import type { AppEnv } from '../http/env';
import type { ContractTree } from '../http/inventory';
import { readProxies } from '../http/remoteAddress';
import type { Route } from '../http/verb';
import type { Webhook } from '../http/webhook';
import { listenToLoans } from '../live/notices';
import { signAccessToken } from '../signin/accessToken';
import { demoAccounts } from '../signin/demoAccounts';
import { openSession } from '../signin/sessions';
import { staff } from '../signin/table';
import { aFileHome } from './files';
import { type Engine, engines, enginesOfRules, openTestDatabase } from './openTestDatabase';
import { testSandbox } from './sandbox';
import type { StatementLogger } from './statementFaults';

/** The date and time at which every test starts; a test may advance it. */
export const startOfTests = new Date('2026-11-21T06:00:00.000Z');

export const testConfig: ServerConfig = {
  host: '127.0.0.1',
  port: 0,
  dataDir: 'unused',
  databaseUrl: null,
  databaseDirectUrl: null,
  drainMs: 0,
  databaseLimits: defaultLimits,
  demo: true,
  orgEmailDomain: 'lender.example',
  lenderName: 'Lender of the Test',
  signingSecret: 'a secret of tests, longer than thirty-two characters',
  telephonyKey: demoTelephonyKey,
  ozonetelUrl: null,
  razorpay: { account: null, webhookSecrets: [demoWebhookSecret] },
  cashfree: { account: null, webhookSecrets: [demoWebhookSecret] },
  mediaHosts: [],
  bureauContact: 'Risk desk',
  bureauSandboxSeconds: 4,
  recoveryCallsADay: 3,
  decisionHours: 72,
  replacedPicturesDays: 365,
  previousSecrets: [],
  compression: true,
  trustedProxies: readProxies(''),
  aadhaarCertificates: [],
  aadhaarMaxAgeDays: null,
  singleSignOn: null,
  files: { kind: 'folder', folder: 'unused' },
};

/** The caller of a request; null is anonymous. */
export interface Caller {
  readonly staffId: string;
  readonly sessionId: string;
  readonly token: string;
  readonly refreshToken: string;
}

export interface TestAnswer {
  readonly status: number;
  /** Parsed JSON; an empty object when the answer is not JSON. */
  readonly body: Record<string, unknown>;
  readonly headers: Headers;
  readonly text: string;
}

export interface TestServer {
  readonly engine: Engine;
  readonly app: Hono<AppEnv>;
  readonly db: Database;
  /** The same database on connections that `statements` does not hear of. */
  readonly unwatched: Database;
  readonly listen: OpenDatabase['listen'];
  readonly config: ServerConfig;
  readonly files: FileHome;
  /** The server's clock; `pass` advances it. */
  readonly clock: { now: Date; readonly pass: (ms: number) => void };
  /** Every line logged so far. */
  readonly logLines: string[];
  /** A session for a user with exactly this role, or for the owner of a stored e-mail address. */
  readonly signIn: (who: Role | (string & {})) => Promise<Caller>;
  /** Makes a declared call, one about money with a key of its own unless one is given. Its input is the flat object
   *  the client takes. */
  readonly call: <C extends CallDeclaration>(
    call: C,
    input: CallInput<C>,
    as: Caller | null,
    headers?: Readonly<Record<string, string>>,
  ) => Promise<TestAnswer>;
  /** The same server, database and clock with other settings. */
  readonly withConfig: (changes: Partial<ServerConfig>) => TestServer['app'];
  /** Sends any request, from a network address if one is given. */
  readonly send: (path: string, init?: RequestInit, from?: string) => Promise<TestAnswer>;
  readonly close: () => Promise<void>;
}

export interface TestServerOptions {
  readonly contract?: ContractTree;
  readonly routes?: readonly Route[];
  readonly webhooks?: readonly Webhook[];
  readonly staticDir?: string;
  readonly bookDir?: string;
  readonly config?: Partial<ServerConfig>;
  /** Called with every statement just before it is sent. */
  readonly statements?: StatementLogger;
}

/** The request of a call, as the client would send it. */
export function requestOf(
  call: CallDeclaration,
  input: Readonly<Record<string, unknown>>,
  headers: Readonly<Record<string, string>> = {},
): { path: string; init: RequestInit } {
  const query = new URLSearchParams(
    Object.entries(partOf(call.query, input)).map(([name, value]): [string, string] => [name, String(value)]),
  );
  const path = `${pathOf(call, input)}${query.size > 0 ? `?${query.toString()}` : ''}`;
  if (call.body?.kind === 'multipart') {
    const body = new FormData();
    for (const [name, value] of Object.entries(partOf(call.body.schema, input)))
      body.set(name, String(value));
    for (const name of Object.keys(call.body.files)) {
      const file = input[name];
      if (file instanceof Blob) body.set(name, file);
    }
    return { path, init: { method: call.method, headers, body } };
  }
  if (call.body?.kind !== 'json') return { path, init: { method: call.method, headers } };
  const body = JSON.stringify(partOf(call.body.schema, input));
  return {
    path,
    init: { method: call.method, headers: { 'content-type': 'application/json', ...headers }, body },
  };
}

export const bearer = (caller: Caller): Record<string, string> => ({
  authorization: `Bearer ${caller.token}`,
});

function parsedBody(text: string): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null ? { ...value } : {};
  } catch {
    return {};
  }
}

/** A user with exactly one role: the demo account that has only this role, otherwise one created for the test; or
 *  the owner of an e-mail address. */
async function findPerson(db: Database, who: string, now: Date): Promise<{ id: string }> {
  if (!isRole(who)) {
    const [person] = await db
      .select({ id: staff.id })
      .from(staff)
      .where(eq(sql`lower(${staff.email})`, who.toLowerCase()));
    if (!person) throw new Error(`Nobody is called ${who}`);
    return person;
  }
  const demo = demoAccounts.find(account => account.roles.length === 1 && account.roles[0] === who);
  if (demo) return { id: demo.id };
  const email = `${who.toLowerCase()}@lender.example`;
  const [person] = await db
    .insert(staff)
    .values({ email, fullName: who, roles: [who], state: 'active', createdAt: now })
    .onConflictDoUpdate({ target: staff.email, set: { fullName: who } })
    .returning({ id: staff.id });
  if (!person) throw new Error(`No account for ${who}`);
  return person;
}

/** A whole server on a fresh database of one engine. Close it when done. */
export async function aServer(engine: Engine, options: TestServerOptions = {}): Promise<TestServer> {
  const config = { ...testConfig, ...options.config };
  const opened = await openTestDatabase(engine, options.statements, config.databaseLimits);
  const { db, unwatched } = opened;
  const clock = {
    now: startOfTests,
    pass: (ms: number) => {
      clock.now = new Date(clock.now.getTime() + ms);
    },
  };
  const logLines: string[] = [];
  // The tests of a file share their loans, so none gets notices of what another did just before.
  const live = await listenToLoans(opened, 0);
  const files = aFileHome();
  const build = (changes: Partial<ServerConfig>) =>
    buildApp({
      db,
      config: { ...config, ...changes },
      contract: options.contract ?? contract,
      routes: options.routes ?? allRoutes,
      webhooks: options.webhooks ?? allWebhooks,
      live,
      files,
      sandbox: { ...config, ...changes }.demo ? testSandbox : null,
      logger: pino({}, { write: line => void logLines.push(line) }),
      now: () => clock.now,
      checkAnswers: true,
      ...(options.staticDir !== undefined && { staticDir: options.staticDir }),
      ...(options.bookDir !== undefined && { bookDir: options.bookDir }),
    });
  const app = build({});
  const send: TestServer['send'] = async (path, init, from) => {
    const socket = from === undefined ? undefined : { remoteAddress: from };
    const response = await app.request(path, init, socket && { incoming: { socket } });
    // A stream of events never ends, so it is not awaited.
    const streams = response.headers.get('content-type') === 'text/event-stream';
    if (streams) await response.body?.cancel();
    const text = streams ? '' : await response.text();
    return { status: response.status, body: parsedBody(text), headers: response.headers, text };
  };
  return {
    engine,
    app,
    db,
    unwatched,
    listen: opened.listen,
    config,
    files,
    clock,
    logLines,
    withConfig: build,
    send,
    signIn: async who => {
      const person = await findPerson(db, who, clock.now);
      const { sessionId, refreshToken } = await openSession(
        db,
        { staffId: person.id, network: null },
        clock.now,
      );
      const holder = { staffId: person.id, sessionId };
      return {
        ...holder,
        refreshToken,
        token: await signAccessToken(holder, config.signingSecret, clock.now),
      };
    },
    call: (call, input, as, headers) => {
      // As the client does.
      const money = movesMoney(call, name => {
        const value: unknown = Reflect.get(input, name);
        return typeof value === 'string' ? [value] : [];
      });
      const key = money && { 'idempotency-key': randomUUID() };
      const { path, init } = requestOf(call, input, { ...(as && bearer(as)), ...key, ...headers });
      return send(path, init);
    },
    close: async () => {
      await live.close();
      await opened.close();
      files.remove();
    },
  };
}

type TestsOfServer = (server: () => TestServer, engine: Engine) => void;

function onEngines(chosen: readonly Engine[], body: TestsOfServer, options?: TestServerOptions): void {
  describe.each(chosen)('on %s', engine => {
    let running: TestServer | null = null;
    beforeAll(async () => {
      running = await aServer(engine, options);
    });
    afterAll(async () => {
      await running?.close();
    });
    body(() => {
      if (!running) throw new Error('The server runs only inside tests');
      return running;
    }, engine);
  });
}

/** Runs the same tests once on the embedded database and once on a PostgreSQL server, each with one fresh server for
 *  the whole block: what depends on the database, such as order, search, locks, streams and what a driver reads.
 *  @param body  gets the server through a function, because it exists only while tests run */
export const eachEngine = (body: TestsOfServer, options?: TestServerOptions) =>
  onEngines(engines, body, options);

/** Runs tests with one fresh server for the whole block, where `enginesOfRules` says.
 *  @param body  gets the server through a function, because it exists only while tests run */
export const withServer = (body: TestsOfServer, options?: TestServerOptions) =>
  onEngines(enginesOfRules, body, options);
