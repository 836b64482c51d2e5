import {
  type CallDeclaration,
  type CallInput,
  type CallOutput,
  isKeyed,
  partOf,
  pathOf,
} from '@lending-desk/domain/contract';
import ky, { TimeoutError } from 'ky';
import * as v from 'valibot';
import { ApiError, failureOf } from './apiError';
import { randomId } from './randomId';
import { readFailure } from './readFailure';
import type { Refresh } from './refresh';
import type { TokenStore } from './tokens';

export type CallOptions = {
  readonly signal?: AbortSignal | undefined;
  /** The idempotency key of one action of the user, kept when it is retried. @default a new one for each call */
  readonly idempotencyKey?: string | undefined;
  /** Replaces the browser's fetch, without a timeout: `fetchWithProgress` for an upload. */
  readonly fetch?: typeof globalThis.fetch | undefined;
  /** Called for each chunk of a file as it arrives. */
  readonly onProgress?: ((part: Uint8Array) => void) | undefined;
};

/** A call as a function, which knows whether it takes an idempotency key. */
export type ApiCall<Input, Output> = ((input: Input, options?: CallOptions) => Promise<Output>) & {
  readonly keyed: boolean;
};

type CallFunction<C extends CallDeclaration> =
  Record<never, never> extends CallInput<C>
    ? ApiCall<CallInput<C> | undefined, CallOutput<C>> & (() => Promise<CallOutput<C>>)
    : ApiCall<CallInput<C>, CallOutput<C>>;

/** Calls by word, each a function: `api.loan.list({ page: 2 }, { signal })`. */
export type Api<Calls> = {
  readonly [Name in keyof Calls]: Calls[Name] extends CallDeclaration
    ? CallFunction<Calls[Name]>
    : Api<Calls[Name]>;
};

/** Calls by name, or by word and name. */
export type CallTree = { readonly [name: string]: CallDeclaration | CallTree };

export type ApiParts = {
  /** Where the server is: '' for the page's own origin. */
  readonly base: string;
  readonly tokens: Pick<TokenStore, 'access'>;
  readonly refresh: Refresh;
  /** Called when a session ended because it could not be refreshed [AU-026]. */
  readonly onSessionOver: () => void;
  /** @default the browser's */
  readonly fetch?: typeof globalThis.fetch | undefined;
  /** @default 60 seconds */
  readonly timeoutMs?: number | undefined;
};

type Input = Readonly<Record<string, unknown>>;

function isCall(entry: CallDeclaration | CallTree): entry is CallDeclaration {
  return typeof entry['path'] === 'string';
}

function bodyOf(call: CallDeclaration, input: Input): { json?: unknown; body?: FormData } {
  if (!call.body) return {};
  const fields = partOf(call.body.schema, input);
  if (call.body.kind === 'json') return Object.keys(fields).length === 0 ? {} : { json: fields };
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, String(value));
  for (const name of Object.keys(call.body.files)) {
    const file = input[name];
    if (file instanceof Blob) form.append(name, file);
  }
  return { body: form };
}

function searchOf(call: CallDeclaration, input: Input): URLSearchParams {
  const query = Object.entries(partOf(call.query, input));
  return new URLSearchParams(query.map(([name, value]) => [name, String(value)]));
}

async function jsonOf(response: Response): Promise<unknown> {
  try {
    return await response.json();
  } catch {
    return undefined;
  }
}

/** fetch reports an outage as a TypeError; aborts and our own programming errors are passed on unchanged. */
function outageOf(call: CallDeclaration, thrown: unknown, options: CallOptions): unknown {
  const outage = thrown instanceof TypeError || thrown instanceof TimeoutError;
  return outage && !options.signal?.aborted ? new ApiError(call, { kind: 'unreachable' }) : thrown;
}

/** The client of the contract: each declared call becomes a typed function that sends what the
 *  declaration says, joins the one refresh on a 401 and parses the answer.
 *  @throws ApiError, always; an aborted call throws the abort
 *  @source AU-022, AU-023, AU-025; the calls that opted out: AU-012 */
export function createApi<const Calls extends CallTree>(calls: Calls, parts: ApiParts): Api<Calls> {
  const send = ky.create({
    ...(parts.fetch && { fetch: parts.fetch }),
    retry: 0,
    timeout: parts.timeoutMs ?? 60_000,
    throwHttpErrors: false,
  });

  async function attempt(call: CallDeclaration, input: Input, options: CallOptions, key: string | null) {
    const token = parts.tokens.access();
    const query = searchOf(call, input);
    try {
      const response = await send(`${parts.base}${pathOf(call, input)}`, {
        method: call.method,
        searchParams: query,
        ...(options.signal && { signal: options.signal }),
        ...(options.fetch && { fetch: options.fetch, timeout: false }),
        headers: {
          accept: call.answer.kind === 'csv' ? 'text/csv, application/json' : 'application/json',
          ...(token !== null && { authorization: `Bearer ${token}` }),
          ...(key !== null && { 'idempotency-key': key }),
        },
        ...bodyOf(call, input),
      });
      return { response, token };
    } catch (thrown) {
      throw outageOf(call, thrown, options);
    }
  }

  /** Returns a complete file or fails: a connection that breaks half-way is an outage. */
  async function fileOf(call: CallDeclaration, response: Response, options: CallOptions): Promise<Blob> {
    const parts: Uint8Array<ArrayBuffer>[] = [];
    try {
      const reader = response.body?.getReader();
      for (let next = await reader?.read(); next && !next.done; next = await reader?.read()) {
        parts.push(next.value);
        options.onProgress?.(next.value);
      }
    } catch (thrown) {
      throw outageOf(call, thrown, options);
    }
    return new Blob(parts, { type: response.headers.get('content-type') ?? '' });
  }

  async function answered(call: CallDeclaration, input: Input, options: CallOptions): Promise<Response> {
    const key = isKeyed(call) ? (options.idempotencyKey ?? randomId()) : null;
    const first = await attempt(call, input, options, key);
    if (first.response.status !== 401 || call.refreshes === false) return first.response;
    const outcome = await parts.refresh(first.token).catch((thrown: unknown) => {
      // The caller asked for its own call, so it is this one that could not be reached.
      throw new ApiError(call, failureOf(thrown));
    });
    if (outcome === 'renewed') return (await attempt(call, input, options, key)).response;
    parts.onSessionOver();
    return first.response;
  }

  async function run(call: CallDeclaration, input: Input, options: CallOptions): Promise<unknown> {
    const response = await answered(call, input, options);
    if ((call.answer.kind === 'csv' || call.answer.kind === 'file') && response.ok) {
      return fileOf(call, response, options);
    }
    if (call.answer.kind === 'events' && response.ok) return response.body ?? new ReadableStream();
    const body = await jsonOf(response);
    const failure = readFailure(response.status, body, call.failure);
    if (failure) throw new ApiError(call, failure);
    if (call.answer.kind !== 'json') return body;
    const read = v.safeParse(call.answer.schema, body);
    if (read.success) return read.output;
    const issues = read.issues.map(issue => ({ path: v.getDotPath(issue) ?? '', message: issue.message }));
    throw new ApiError(call, { kind: 'broken', part: call.name, issues });
  }

  const build = (tree: CallTree): unknown =>
    Object.fromEntries(
      Object.entries(tree).map(([name, entry]) => [
        name,
        isCall(entry)
          ? Object.assign((input: Input = {}, options: CallOptions = {}) => run(entry, input, options), {
              keyed: isKeyed(entry),
            })
          : build(entry),
      ]),
    );
  // The tree has the shape of its declarations; the compiler cannot follow a mapped type through Object.entries.
  return build(calls) as Api<Calls>;
}
