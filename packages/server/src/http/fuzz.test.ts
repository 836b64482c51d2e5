import { type CallDeclaration, contract } from '@lending-desk/domain/contract';
import * as fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aServer, bearer, type Caller, requestOf, type TestServer } from '../testing/harness';
import { hostileText, objectOf } from '../testing/arbitraryOf';
import { aLine, idStringOf, loanIdOf, storeLoans } from '../testing/loans';
import { callsOf } from './inventory';

// A login costs a password hash of some 50 ms, so it gets a tenth of the runs of the others.
const calls = new Map(callsOf(contract).map(call => [call.name, call]));
const names = [...calls.keys()].flatMap(name =>
  name === 'signin.login' ? [name] : Array<string>(10).fill(name),
);

const someLoan = fc.oneof(
  { weight: 8, arbitrary: fc.constantFrom(String(loanIdOf(1)), String(loanIdOf(2)), idStringOf(1)) },
  {
    weight: 1,
    arbitrary: fc
      .oneof(hostileText, fc.constant('999999999'), fc.string())
      // An address cannot contain an empty segment, only dots or half a surrogate pair.
      .filter(text => !/^\.{0,2}$|\p{Surrogate}/u.test(text)),
  },
);

const keysOf = (schema: { readonly entries: object } | undefined): string[] =>
  Object.keys(schema?.entries ?? {});

function declared(name: string): CallDeclaration {
  const call = calls.get(name);
  if (!call) throw new Error(`No call ${name}`);
  return call;
}

/** Once in ten times; else null. */
const rarely = <T>(arbitrary: fc.Arbitrary<T>): fc.Arbitrary<T | null> =>
  fc.oneof({ weight: 9, arbitrary: fc.constant(null) }, { weight: 1, arbitrary });

const anyKey = fc.string({ unit: fc.constantFrom('a', '1', '-', ' ') });

/** A request for one call: mostly its own fields with plausible values, sometimes no valid request at all. */
function requestOfCall(name: string) {
  const call = declared(name);
  return fc.record({
    name: fc.constant(name),
    params: fc.record(Object.fromEntries(keysOf(call.params).map(key => [key, someLoan]))),
    query: objectOf(call.query?.entries),
    body: objectOf(call.body?.schema.entries ?? {}),
    raw: rarely(fc.oneof(fc.string(), fc.json(), fc.constant('{"a":'.repeat(100)))),
    type: rarely(fc.constantFrom('text/plain', 'multipart/form-data', '')),
    key:
      call.repeat === 'money'
        ? fc.oneof({ weight: 9, arbitrary: fc.uuid() }, { weight: 1, arbitrary: anyKey })
        : rarely(anyKey),
  });
}

describe('any request', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await aServer('pglite');
    // One has a report: ordering another is a conflict.
    await storeLoans(server.db, [aLine(1, { equifaxReport: { ScoreDetails: [] } }), aLine(2)]);
  });
  afterAll(() => server.close());

  it('gets an answer that is no server error and reveals no internals [SH-054.a]', async () => {
    const statuses = new Set<number>();
    let signedIn: Caller | null = null;
    await fc.assert(
      fc.asyncProperty(fc.constantFrom(...names).chain(requestOfCall), async request => {
        const { params, query, body } = request;
        const call = declared(request.name);
        const caller = signedIn ?? (await server.signIn('ROLE_SUPER_USER'));
        // The sign-in calls may end the session; any other call keeps it.
        signedIn = request.name.startsWith('signin.') ? null : caller;
        const { path, init } = requestOf(call, { ...body, ...query, ...params }, bearer(caller));
        const headers = new Headers(init.headers);
        if (request.type !== null) headers.set('content-type', request.type);
        if (request.key !== null) headers.set('idempotency-key', request.key);
        const raw = call.method === 'POST' && request.raw !== null ? { body: request.raw } : {};
        const answer = await server.send(path, { ...init, ...raw, headers });
        statuses.add(answer.status);
        expect(answer.status).toBeLessThan(500);
        // Files, tables and events are not JSON; a refusal always is.
        const isJson = answer.headers.get('content-type')?.startsWith('application/json') === true;
        expect(isJson ? answer.body['success'] : true).toBe(answer.status === 200);
        expect(answer.text).not.toMatch(
          /\bat .*\.(ts|js):\d+|node_modules|\bselect .* from\b|violates|syntax error/i,
        );
      }),
      { numRuns: 2_000, seed: 20_261_121 },
    );
    // The requests got past every check, not just to the first one.
    expect([...statuses]).toEqual(expect.arrayContaining([200, 400, 401, 404, 415]));
  }, 120_000);
});
