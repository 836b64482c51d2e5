import { isKeyed, movesMoney, type UploadedFile } from '@lending-desk/domain/contract';
import { reduceTypedAadhaar } from '@lending-desk/domain/loan';
import type { Context, Hono } from 'hono';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import type { Logger } from 'pino';
import type { ServerConfig } from '../config';
import type { Database } from '../db/client';
import type { FileHome } from '../files/fileHome';
import type { Readiness } from '../health/readiness';
import { dropLoose, storeObjects } from '../files/storedFiles';
import type { LoanNotices } from '../live/notices';
import type { Sandbox } from '../sandbox/sandbox';
import { browserOf } from './browserOf';
import { answerOf, checkAnswer, successBody } from './answer';
import { answerOnce } from './answerOnce';
import type { AppEnv } from './env';
import { failureBody, loggable } from './errors';
import { type Identity, identify } from './identity';
import { createOpenAnswers, endingWith, isLasting, type OpenAnswers } from './openAnswers';
import { requirePermission } from './permission';
import { readInput } from './readInput';
import { addressOf } from './remoteAddress';
import type { ReceivedForm } from './readMultipart';
import { type CallContext, Refused, type Route } from './verb';

export interface MountOptions {
  readonly db: Database;
  readonly config: ServerConfig;
  readonly now: () => Date;
  /** Check every answer against its schema. */
  readonly checkAnswers: boolean;
  readonly live: LoanNotices;
  readonly logger: Pick<Logger, 'error'>;
  readonly files: FileHome;
  /** Null outside a demonstration. */
  readonly sandbox: Sandbox | null;
  readonly readiness: Readiness;
}

interface Mounting extends MountOptions {
  readonly openAnswers: OpenAnswers;
}

async function runRoute(c: Context<AppEnv>, route: Route, options: Mounting): Promise<Response> {
  const { call } = route;
  c.set('call', call);
  c.set('route', call.path);
  const { db, config } = options;
  const now = options.now();
  const identity: Identity | null =
    call.access.kind === 'public' ? null : await identify({ db, config, now }, c.req.header('authorization'));
  if (identity) c.set('staffId', identity.viewer.idString);
  requirePermission(call.access, identity?.viewer ?? null);
  const context: CallContext = {
    db,
    config,
    now,
    requestId: c.get('requestId'),
    remoteAddress: addressOf(c, config.trustedProxies),
    browser: call.access.kind === 'public' ? browserOf(c.req.header('user-agent')) : null,
    files: options.files,
    sandbox: options.sandbox,
    readiness: options.readiness,
  };
  const key = c.req.header('idempotency-key');
  const money = movesMoney(call, name => c.req.queries(name));
  if (money && !key) throw new Refused(400, 'Idempotency-Key is required');
  const { input, received } = await readInput(c, call, options.files);
  let uploads: Readonly<Record<string, UploadedFile>> = {};
  let named = false;
  try {
    uploads = await storeUploads(context, received);
    const answer = await answerRoute(
      c,
      { route, context, identity, input: { ...input, ...uploads }, money },
      options,
    );
    // A repeated answer named those of the first request.
    named = answer.ok && !answer.headers.has('idempotency-replayed');
    return answer;
  } finally {
    await received?.discard();
    if (!named) await dropUnnamed(context, uploads, options.logger);
  }
}

/** Removes the uploaded objects that the verb has not named, at once: it refused them, or repeated an answer. */
async function dropUnnamed(
  { db, files, requestId }: CallContext,
  uploads: Readonly<Record<string, UploadedFile>>,
  logger: MountOptions['logger'],
): Promise<void> {
  const names = Object.values(uploads).map(({ objectName }) => objectName);
  // The sweep removes what is left here; the answer stands.
  await dropLoose(db, files.storage, names).catch((error: unknown) =>
    logger.error({ requestId, dropped: 'failed', error: loggable(error) }),
  );
}

/** Stores the files of a request before its verb runs, so that no transaction stays open while twenty megabytes
 *  are moved. */
async function storeUploads(
  { db, files, now }: CallContext,
  received: ReceivedForm | null,
): Promise<Record<string, UploadedFile>> {
  const parts = Object.entries(received?.files ?? {});
  const locals = parts.map(([, file]) => file);
  const names = await storeObjects(db, files.storage, locals, now);
  return Object.fromEntries(
    parts.map(([name, { fileName, contentType, size, sha256 }], index) => [
      name,
      { fileName: reduceTypedAadhaar(fileName), contentType, size, sha256, objectName: names[index] ?? '' },
    ]),
  );
}

interface ParsedRequest {
  readonly route: Route;
  readonly context: CallContext;
  readonly identity: Identity | null;
  readonly input: Readonly<Record<string, unknown>>;
  readonly money: boolean;
}

async function answerRoute(
  c: Context<AppEnv>,
  { route, context, identity, input, money }: ParsedRequest,
  options: Mounting,
): Promise<Response> {
  const { call } = route;
  const { live, checkAnswers: checked } = options;
  const complain = (error: unknown): void =>
    options.logger.error({ requestId: context.requestId, call: call.name, error: loggable(error) });
  const key = c.req.header('idempotency-key');
  if (identity && key !== undefined && (isKeyed(call) || money) && call.answer.kind === 'json') {
    const stored = await answerOnce(route, { ...context, ...identity, live }, input, {
      key,
      money,
      bodyOf: wire => {
        if (options.checkAnswers) checkAnswer(call, wire);
        return successBody(wire);
      },
    });
    if (stored.replayed) c.header('idempotency-replayed', 'true');
    return c.json(stored.body, stored.status as ContentfulStatusCode);
  }
  const run = () => route.run(identity ? { ...context, ...identity, live } : context, input);
  const { kind } = call.answer;
  const answer = await (identity && isLasting(kind)
    ? counted(run, options.openAnswers.begin(identity.sessionId, kind))
    : run());
  return answerOf(call, answer, { checked, complain, range: c.req.header('range') });
}

/** An answer in progress, counted as open until its end. */
async function counted(run: () => Promise<unknown>, onEnd: () => void): Promise<AsyncIterable<unknown>> {
  try {
    // Safe: an answer that lasts is declared as a table or as events.
    return endingWith((await run()) as AsyncIterable<unknown>, onEnd);
  } catch (error) {
    onEnd();
    throw error;
  }
}

/** The path with and without a trailing slash: both are accepted. */
export function bothSpellings(path: string): [string, string] {
  const bare = path.replace(/\/$/, '');
  return [bare, `${bare}/`];
}

/** Mounts every route by its declaration: identity → permission → input → verb → answer. Another method of a
 *  known path gets 405, an unknown path under /api 404, both with the usual body. */
export function mount(app: Hono<AppEnv>, routes: readonly Route[], options: MountOptions): void {
  const mounting = { ...options, openAnswers: createOpenAnswers() };
  const methods = new Map<string, string[]>();
  for (const route of routes) {
    const paths = bothSpellings(route.call.path);
    app.on(route.call.method, paths, async c => {
      // Hono answers HEAD by what answers GET; of a stream nobody would ever read the body.
      if (c.req.method === 'HEAD' && route.call.answer.kind !== 'json') {
        c.set('route', route.call.path);
        c.header('allow', route.call.method);
        return c.json(failureBody(route.call, 405, 'Method not allowed'), 405);
      }
      return runRoute(c, route, mounting);
    });
    methods.set(paths[0], [...(methods.get(paths[0]) ?? []), route.call.method]);
  }
  for (const [path, allowed] of methods) {
    app.on(['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'], bothSpellings(path), c => {
      c.set('route', path);
      c.header('allow', allowed.join(', '));
      return c.json(failureBody(undefined, 405, 'Method not allowed'), 405);
    });
  }
  app.all('/api/*', c => c.json(failureBody(undefined, 404, 'Not found'), 404));
}
