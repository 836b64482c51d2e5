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

/** Shared by the in-process server and the one started next to it, so that they accept each other's tokens. */
export const benchSecret = 'a secret of measurements, longer than thirty-two characters';

/** Configuration of the bench's own servers. */
export const benchConfig: ServerConfig = {
  host: '127.0.0.1',
  port: 0,
  dataDir: '',
  databaseUrl: null,
  databaseDirectUrl: null,
  drainMs: 0,
  decisionHours: 72,
  databaseLimits: defaultLimits,
  demo: false,
  orgEmailDomain: 'lender.example',
  lenderName: 'Lender of the Test',
  signingSecret: benchSecret,
  telephonyKey: null,
  ozonetelUrl: null,
  razorpay: { account: null, webhookSecrets: [] },
  cashfree: { account: null, webhookSecrets: [] },
  mediaHosts: [],
  bureauContact: 'Admin',
  bureauSandboxSeconds: 0,
  recoveryCallsADay: 3,
  replacedPicturesDays: 365,
  previousSecrets: [],
  compression: true,
  trustedProxies: readProxies(''),
  aadhaarCertificates: [],
  aadhaarMaxAgeDays: null,
  singleSignOn: null,
  files: { kind: 'folder', folder: '' },
};

type Logger = AppOptions['logger'];

/** Requires a dependency as resolved from the server's package. */
export const ofServer = createRequire(new URL('../packages/server/package.json', import.meta.url));

/** The server's logger, writing nowhere. */
export function loggerToNowhere(): Logger {
  const { pino }: { pino: (options: object, stream: { write: () => void }) => Logger } = ofServer('pino');
  return pino({}, { write: () => {} });
}

/** Makes a call as a user and reads the whole response. @throws Error unless the status is 200 */
export type Call = (
  path: string,
  init?: { key?: string; body?: unknown; method?: 'POST' },
) => Promise<string>;

/** The whole server on a database without a socket: every layer from logging to queries, but no TCP. */
export interface Desk {
  readonly signIn: (mailbox: string) => Promise<Call>;
}

/** Builds the server as the bundle runs it: responses are not validated, log lines are formatted but discarded.
 *  Creates the demo accounts and the default configuration. */
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
