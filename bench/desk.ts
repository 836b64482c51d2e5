import { createRequire } from 'node:module';
import { contract } from '@lending-desk/domain/contract';
import type { ServerConfig } from '../packages/server/src/config';
import { defaultLimits } from '../packages/server/src/db/limits';
import type { Database } from '../packages/server/src/db/client';
import { seedConfiguration } from '../packages/server/src/decision/configuration';
import { fileHomeOf } from '../packages/server/src/files/fileHome';
import { allRoutes } from '../packages/server/src/http/allRoutes';
import { type AppOptions, buildApp } from '../packages/server/src/http/app';
import { readProxies } from '../packages/server/src/http/remoteAddress';
import { signAccessToken } from '../packages/server/src/signin/accessToken';
import { createDemoAccounts, demoAccounts } from '../packages/server/src/signin/demoAccounts';
import { openSession } from '../packages/server/src/signin/sessions';

/** As the bench's own server and the one it starts beside it know each other's tokens. */
export const benchSecret = 'a secret of measurements, longer than thirty-two characters';

/** What the bench's own servers run with. */
export const benchConfig: ServerConfig = {
  host: '127.0.0.1',
  port: 0,
  dataDir: '',
  databaseUrl: null,
  databaseLimits: defaultLimits,
  demo: false,
  orgEmailDomain: 'lender.example',
  signingSecret: benchSecret,
  telephonyKey: null,
  ozonetelUrl: null,
  mediaHosts: [],
  bureauContact: 'Admin',
  bureauSandboxSeconds: 0,
  previousSecrets: [],
  compression: true,
  trustedProxies: readProxies(''),
  files: { kind: 'folder', folder: '' },
};

type Logger = AppOptions['logger'];

/** A dependency of the server, found from there. */
export const ofServer = createRequire(new URL('../packages/server/package.json', import.meta.url));

/** The server's own logger. */
export function loggerToNowhere(): Logger {
  const { pino }: { pino: (options: object, stream: { write: () => void }) => Logger } = ofServer('pino');
  return pino({}, { write: () => {} });
}

/** Makes a call as somebody and reads the whole answer. @throws Error when it is not answered with 200 */
export type Call = (
  path: string,
  init?: { key?: string; body?: unknown; method?: 'POST' },
) => Promise<string>;

/** The whole server over a database, without a socket: every layer from the log line to the query, but no TCP. */
export interface Desk {
  readonly signIn: (mailbox: string) => Promise<Call>;
}

/** Builds the server as the bundle runs it: answers are not held against their schema, log lines are written but go
 *  nowhere. The demo accounts and the default configuration are there afterwards. */
export async function openDesk(db: Database): Promise<Desk> {
  const now = new Date();
  await createDemoAccounts(db, benchConfig.orgEmailDomain, now);
  await seedConfiguration(db, now);
  const logger = loggerToNowhere();
  const app = buildApp({
    db,
    config: benchConfig,
    contract,
    routes: allRoutes,
    logger,
    files: fileHomeOf(benchConfig),
    checkAnswers: false,
    sandbox: null,
  });
  return {
    signIn: async mailbox => {
      const staffId = demoAccounts.find(account => account.mailbox === mailbox)?.id;
      if (staffId === undefined) throw new Error(`No demo account ${mailbox}`);
      const { sessionId } = await openSession(db, { staffId, network: null }, new Date());
      const token = await signAccessToken({ staffId, sessionId }, benchConfig.signingSecret, new Date());
      return async (path, { key, body, method = body === undefined ? undefined : 'POST' } = {}) => {
        const response = await app.request(path, {
          ...(method && { method }),
          headers: {
            authorization: `Bearer ${token}`,
            ...(key !== undefined && { 'idempotency-key': key }),
            ...(body !== undefined && { 'content-type': 'application/json' }),
          },
          ...(body !== undefined && { body: JSON.stringify(body) }),
        });
        const text = await response.text();
        if (response.status !== 200) throw new Error(`${path}: ${response.status} ${text.slice(0, 300)}`);
        return text;
      };
    },
  };
}
