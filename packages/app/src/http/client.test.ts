import { messages } from '@lending-desk/domain/errors';
import { describe, expect, it, vi } from 'vitest';
import { aTab, type FakeAnswer, fakeServer, memoryStorage, type Seen } from '../testing/fakeServer';
import { ApiError } from './apiError';
import type { Lock } from './refresh';

const person = {
  idString: 'u1',
  fullName: 'Asha Nair',
  email: 'asha@lender.example',
  roles: ['ROLE_CREDIT_USER'],
};
const profile: FakeAnswer = {
  status: 200,
  body: { success: true, errorMessages: [], data: { user: person } },
};
const unauthorised: FakeAnswer = { status: 401, body: { success: false, errorMessages: ['Sign in first'] } };
const pair = (token: string): FakeAnswer => ({
  status: 200,
  body: { success: true, errorMessages: [], data: { token, refreshToken: `${token}-refresh` } },
});
const refreshPath = '/api/v1/auth/refresh-token';
const profilePath = '/api/v1/users/get-profile/';

/** Accepts only the token 'live'; a refresh with 'dead-refresh' hands it out. */
function rotating(seen: Seen): FakeAnswer {
  if (seen.path === refreshPath) return seen.body.includes('dead-refresh') ? pair('live') : unauthorised;
  return seen.token === 'live' ? profile : unauthorised;
}

const deadSession = () => memoryStorage({ jwtToken: 'dead', refreshToken: 'dead-refresh' });

async function failureOfCall(call: Promise<unknown>): Promise<ApiError> {
  const thrown = await call.then(
    () => null,
    (reason: unknown) => reason,
  );
  if (!(thrown instanceof ApiError)) throw new Error(`expected an ApiError, got ${String(thrown)}`);
  return thrown;
}

describe('the request', () => {
  it('goes to the address of the backend with the stored token as a bearer token, and with none when there is none [AU-022.a, AU-022.b, AU-022.c]', async () => {
    const server = fakeServer(() => profile);
    await aTab(server, memoryStorage({ jwtToken: 'abc' })).api.signin.profile();
    await aTab(server, memoryStorage()).api.signin.profile();
    // Also a call that needs none, with an answer it does not take.
    await failureOfCall(aTab(server, memoryStorage({ jwtToken: 'abc' })).api.signin.settings());
    expect(server.seen.map(one => [one.origin, one.headers.get('authorization')])).toEqual([
      ['https://desk.test', 'Bearer abc'],
      ['https://desk.test', null],
      ['https://desk.test', 'Bearer abc'],
    ]);
  });

  it('goes to the declared method and path, with the query the declaration lists [CR-011.a]', async () => {
    const server = fakeServer(() => ({ status: 200, body: { success: true, data: [], total: 0 } }));
    await aTab(server, memoryStorage()).api.loan.list({ status: 'HOLD', loanId: '1', page: 2, count: 25 });
    expect(server.seen[0]).toMatchObject({
      method: 'GET',
      path: '/api/v1/credit-dashboard/loans?status=HOLD&loanId=1&page=2&count=25',
    });
  });

  it('puts path parameters in the path and fields in the body [CR-030.a, CR-030.b]', async () => {
    const server = fakeServer(() => ({ status: 200, body: { success: true, data: { comments: [] } } }));
    await aTab(server, memoryStorage()).api.comments.save({ id: 100001, comment: 'Salary slip seen' });
    expect(server.seen[0]).toMatchObject({
      method: 'POST',
      path: '/api/v1/credit-dashboard/loans/100001/save-under-writer-comment/',
      body: '{"comment":"Salary slip seen"}',
    });
  });

  it('has a body only where there is a field to send [CR-012.b, CR-060.b, CR-060.c, CR-060.d, CR-071.b]', async () => {
    const server = fakeServer(({ path }) => ({
      status: 200,
      body: {
        success: true,
        data: path.endsWith('reports')
          ? { bureauFetchInitiated: true }
          : { loan: { apolloCibilReport: { status: 'initialized' } } },
      },
    }));
    const { api } = aTab(server, memoryStorage());
    const first = await api.bureau.cibil({ id: 100001 });
    await api.bureau.cibil({ id: 100001, lastName: 'Rao' });
    await api.bureau.fetch({ loanId: 100001 });
    await api.loan.assign({ loanId: 100001 }).catch(() => null);
    expect(first.data.loan.apolloCibilReport.status).toBe('initialized');
    expect(server.seen.map(one => [one.path, one.body, one.headers.get('content-type')])).toEqual([
      ['/api/v1/credit-dashboard/fetch-cibil-report/100001', '', null],
      ['/api/v1/credit-dashboard/fetch-cibil-report/100001', '{"lastName":"Rao"}', 'application/json'],
      ['/api/v1/credit-dashboard/fetch-bureau-reports', '{"loanId":100001}', 'application/json'],
      ['/api/v1/credit-dashboard/loans/100001/assign', '', null],
    ]);
  });

  it('names the action with an Idempotency-Key only where the declaration asks for one [CR-030.c]', async () => {
    const server = fakeServer(() => ({ status: 200, body: { success: true, data: { comments: [] } } }));
    const { api } = aTab(server, memoryStorage());
    await api.comments.save({ id: 1, comment: 'a' });
    await api.comments.save({ id: 1, comment: 'a' });
    await api.comments.save({ id: 1, comment: 'a' }, { idempotencyKey: 'mine' });
    const keys = server.seen.map(one => one.headers.get('idempotency-key'));
    expect(keys[0]).toMatch(/^[0-9a-f]{32}$/);
    expect(keys[1]).not.toBe(keys[0]);
    expect(keys[2]).toBe('mine');

    await api.loan.assign({ loanId: 1 }).catch(() => null);
    expect(server.seen.at(-1)?.headers.get('idempotency-key')).toBeNull();
  });
});

describe('the answer', () => {
  const answering = (status: number, body: unknown) =>
    aTab(
      fakeServer(() => ({ status, body })),
      memoryStorage(),
    ).api;

  it('is parsed at the door: wire amounts become paise', async () => {
    const row = {
      id: 'x',
      loanId: 100001,
      date: '2026-11-21T04:00:00.000Z',
      tat: 7200,
      loanAmount: 125000.5,
      status: 'HOLD',
    };
    const answer = await answering(200, { success: true, data: [row] }).loan.list({});
    expect(answer.data[0]?.loanAmount).toBe(12_500_050);
  });

  it('is broken when it does not fit, and says where', async () => {
    const error = await failureOfCall(
      answering(200, { success: true, data: [{ loanId: 'x' }] }).loan.list({}),
    );
    expect(error.failure).toMatchObject({ kind: 'broken', part: 'loan.list' });
    expect(error.failure.kind === 'broken' && error.failure.issues.map(issue => issue.path)).toContain(
      'data.0.loanId',
    );
  });

  it('is broken when it is no JSON at all', async () => {
    const server = fakeServer(() => ({ status: 200 }));
    const error = await failureOfCall(aTab(server, memoryStorage()).api.loan.list({}));
    expect(error.failure.kind).toBe('broken');
  });

  it('is refused in the last of the server’s words [AU-013.a]', async () => {
    const api = answering(400, { success: false, errorMessages: ['first', 'last'] });
    const error = await failureOfCall(api.signin.login({ email: 'a@b.c', password: 'x' }));
    expect(error.failure).toEqual({ kind: 'refused', status: 400, messages: ['first', 'last'] });
    expect(error.message).toBe('last');
  });

  it('is refused when success is false, whatever the status [SH-054.a]', async () => {
    const error = await failureOfCall(
      answering(200, { success: false, errorMessages: ['No'] }).loan.list({}),
    );
    expect(error.message).toBe('No');
  });

  it('is a conflict on 409, with what the server sent along', async () => {
    const api = answering(409, { success: false, errorMessages: ['Changed'], data: { data: { loanId: 7 } } });
    const error = await failureOfCall(api.loan.assign({ loanId: 7 }));
    expect(error.failure).toEqual({
      kind: 'conflict',
      messages: ['Changed'],
      current: { data: { loanId: 7 } },
    });
  });

  it.each([500, 502, 503])('is unreachable on %i [SH-058.a]', async status => {
    const error = await failureOfCall(answering(status, { errorMessages: ['trace'] }).loan.list({}));
    expect(error.failure).toEqual({ kind: 'unreachable', status });
    expect(error.message).toBe(messages.loan.listFailed);
  });

  it('is unreachable without a network, in the words of the situation [AU-014.a]', async () => {
    const { api } = aTab(
      fakeServer(() => 'outage'),
      memoryStorage(),
    );
    const error = await failureOfCall(api.signin.login({ email: 'a@b.c', password: 'x' }));
    expect(error.failure).toEqual({ kind: 'unreachable' });
    expect(error.message).toBe('Error Occurred while logging in');
  });

  it('is unreachable when no answer begins in time', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const fetch = (_input: RequestInfo | URL, init?: RequestInit) =>
      new Promise<Response>((_resolve, reject) => {
        init?.signal?.addEventListener('abort', () => reject(init.signal?.reason));
      });
    const { api } = aTab({ ...fakeServer(() => 'outage'), fetch }, memoryStorage());
    const failed = failureOfCall(api.signin.profile());
    await vi.advanceTimersByTimeAsync(59_999);
    expect(vi.getTimerCount()).toBe(1);
    await vi.advanceTimersByTimeAsync(1);
    expect((await failed).failure).toEqual({ kind: 'unreachable' });
    expect(vi.getTimerCount()).toBe(0);
    vi.useRealTimers();
  });

  it('of an upload may take its time', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const { api } = aTab(
      fakeServer(() => 'outage'),
      memoryStorage(),
    );
    const fetch = async () => new Promise<Response>(() => {});
    void api.nach.process({ file: new File(['x'], 'RET.csv') }, { fetch });
    await vi.advanceTimersByTimeAsync(0);
    expect(vi.getTimerCount()).toBe(0);
    vi.useRealTimers();
  });

  it('throws the abort, not a failure, when the caller gave up', async () => {
    const abort = new AbortController();
    const server = fakeServer(() => {
      abort.abort();
      return profile;
    });
    const call = aTab(server, memoryStorage()).api.signin.profile({}, { signal: abort.signal });
    await expect(call).rejects.toMatchObject({ name: 'AbortError' });
  });

  it('is no failure either where the browser calls the abort an outage', async () => {
    const abort = new AbortController();
    abort.abort();
    const outage = new TypeError('Failed to fetch');
    const fetch = async () => Promise.reject(outage);
    const { api } = aTab(
      fakeServer(() => 'outage'),
      memoryStorage(),
    );
    await expect(api.signin.profile({}, { signal: abort.signal, fetch })).rejects.toBe(outage);
  });
});

describe('a file', () => {
  const range = { startDate: '2026-11-01', endDate: '2026-11-21', timezone: 'Asia/Kolkata' } as const;
  const bytes = (text: string) => new TextEncoder().encode(text);

  /** Answers with parts that come one after the other; the connection may break behind them. */
  const streaming = (parts: readonly string[], end: 'whole' | 'broken' | 'open') => {
    const waiting = [...parts];
    const body = new ReadableStream<Uint8Array>({
      pull: controller => {
        const part = waiting.shift();
        if (part !== undefined) controller.enqueue(bytes(part));
        else if (end === 'whole') controller.close();
        else if (end === 'broken') controller.error(new TypeError('network error'));
      },
    });
    const server = fakeServer(() => ({ status: 200 }));
    const fetch = async (_input: RequestInfo | URL, init?: RequestInit) => {
      init?.signal?.throwIfAborted();
      return new Response(body, { headers: { 'content-type': 'text/csv; charset=utf-8' } });
    };
    return aTab({ ...server, fetch }, memoryStorage()).api.exports;
  };

  it('comes whole, each part reported as it arrives', async () => {
    const lengths: number[] = [];
    const onProgress = (part: Uint8Array) => void lengths.push(part.length);
    const file = await streaming(['a,b\r\n', '1,2\r\n3'], 'whole').applications(range, { onProgress });
    expect(await file.text()).toBe('a,b\r\n1,2\r\n3');
    expect([file.type, lengths]).toEqual(['text/csv; charset=utf-8', [5, 6]]);
    const unwatched = await streaming(['a,b\r\n'], 'whole').applications(range);
    expect(await unwatched.text()).toBe('a,b\r\n');
  });

  it('whose connection breaks half-way is unreachable, never half a file', async () => {
    const error = await failureOfCall(streaming(['a,b\r\n'], 'broken').applications(range));
    expect(error.failure).toEqual({ kind: 'unreachable' });
    expect(error.message).toBe('The export failed. Nothing was saved.');
  });

  it('that is refused says why', async () => {
    const server = fakeServer(() => ({
      status: 400,
      body: { success: false, errorMessages: ['Select Date'] },
    }));
    const error = await failureOfCall(aTab(server, memoryStorage()).api.exports.applications(range));
    expect(error.failure).toEqual({ kind: 'refused', status: 400, messages: ['Select Date'] });
    expect(server.seen[0]?.headers.get('accept')).toBe('text/csv, application/json');
  });
});

describe('a dead token', () => {
  it('costs ten parallel calls one refresh and brings ten answers [AU-023.a, AU-024.a, AU-024.b, AU-024.c, AU-024.d, AU-025.a, AU-025.b]', async () => {
    const server = fakeServer(rotating);
    const { api, tokens, overs } = aTab(server, deadSession());
    const answers = await Promise.all(Array.from({ length: 10 }, () => api.signin.profile()));
    expect(answers.map(answer => answer.data.user.fullName)).toEqual(Array(10).fill('Asha Nair'));
    expect(server.calls(refreshPath)).toHaveLength(1);
    expect(server.calls(refreshPath)[0]?.body).toBe('{"refreshToken":"dead-refresh"}');
    expect(server.calls(profilePath).filter(one => one.token === 'live')).toHaveLength(10);
    expect([tokens.access(), tokens.refresh(), overs()]).toEqual(['live', 'live-refresh', 0]);
  });

  it('repeats a request with its body [AU-025.a]', async () => {
    const kept = { status: 200, body: { success: true, data: { comments: [] } } };
    const server = fakeServer(seen =>
      seen.path === refreshPath || seen.token !== 'live' ? rotating(seen) : kept,
    );
    await aTab(server, deadSession()).api.comments.save({ id: 100001, comment: 'Salary slip seen' });
    const path = '/api/v1/credit-dashboard/loans/100001/save-under-writer-comment/';
    const body = '{"comment":"Salary slip seen"}';
    expect(server.calls(path)).toMatchObject([
      { token: 'dead', body },
      { token: 'live', body },
    ]);
  });

  it('costs two tabs one refresh: the later finds the new token in the lock [AU-023.a]', async () => {
    const server = fakeServer(rotating);
    const storage = deadSession();
    let last = Promise.resolve();
    let holders = 0;
    const oneAtATime: Lock = task => {
      const waited = holders > 0;
      holders += 1;
      last = last.then(() => task(waited)).finally(() => void (holders -= 1));
      return last;
    };
    const tabs = [aTab(server, storage, oneAtATime), aTab(server, storage, oneAtATime)];
    await Promise.all(tabs.flatMap(tab => [tab.api.signin.profile(), tab.api.signin.profile()]));
    expect(server.calls(refreshPath)).toHaveLength(1);
    expect(tabs.map(tab => tab.overs())).toEqual([0, 0]);
  });

  it('is not refreshed again when the other tab’s tokens arrive late [AU-023.a]', async () => {
    const server = fakeServer(rotating);
    const storage = deadSession();
    // The other tab has refreshed and let go of the lock; this one does not see it for a while.
    const heldBefore: Lock = task => {
      setTimeout(() => {
        storage.setItem('jwtToken', 'live');
        storage.setItem('refreshToken', 'live-refresh');
      }, 200);
      return task(true);
    };
    await aTab(server, storage, heldBefore).api.signin.profile();
    expect(server.calls(refreshPath)).toHaveLength(0);
  });

  it('is not refreshed again when somebody did it before the answer came [AU-023.a]', async () => {
    const storage = deadSession();
    const server = fakeServer(seen => {
      if (seen.token === 'dead') storage.setItem('jwtToken', 'live');
      return rotating(seen);
    });
    await aTab(server, storage).api.signin.profile();
    expect(server.calls(refreshPath)).toHaveLength(0);
  });

  it('keeps the lock for a moment after its refresh, in which the other tabs see the new tokens [AU-023.a]', async () => {
    let isHeld = true;
    const lock: Lock = async task => {
      await task(false);
      isHeld = false;
    };
    await aTab(fakeServer(rotating), deadSession(), lock).api.signin.profile();
    expect(isHeld).toBe(true);
    await vi.waitFor(() => expect(isHeld).toBe(false));
  });

  it('is not sent again, nor is anything, where another tab has signed out meanwhile', async () => {
    const storage = deadSession();
    const server = fakeServer(() => {
      storage.clear();
      return unauthorised;
    });
    const { api, overs } = aTab(server, storage);
    await failureOfCall(api.signin.profile());
    expect([server.seen.length, overs()]).toEqual([1, 1]);
  });

  it('is refreshed once per call: a second 401 is the answer [AU-023.b]', async () => {
    const server = fakeServer(seen => (seen.path === refreshPath ? pair('other') : unauthorised));
    const error = await failureOfCall(aTab(server, deadSession()).api.signin.profile());
    expect(error.failure).toMatchObject({ kind: 'refused', status: 401 });
    expect(server.calls(refreshPath)).toHaveLength(1);
    expect(server.calls(profilePath)).toHaveLength(2);
  });

  it('keeps the Idempotency-Key over the repeat [AU-025.a]', async () => {
    const saved: FakeAnswer = { status: 200, body: { success: true, data: { comments: [] } } };
    const server = fakeServer(seen => {
      const answer = rotating(seen);
      return answer === profile ? saved : answer;
    });
    await aTab(server, deadSession()).api.comments.save({ id: 1, comment: 'a' });
    const keys = server.calls('/api/v1/credit-dashboard').map(one => one.headers.get('idempotency-key'));
    expect(keys).toHaveLength(2);
    expect(keys[0]).toBe(keys[1]);
  });
});

describe('a refused refresh', () => {
  it('removes both tokens and tells that the session is over [AU-026.a]', async () => {
    const server = fakeServer(() => unauthorised);
    const { api, tokens, overs } = aTab(server, deadSession());
    const error = await failureOfCall(api.signin.profile());
    expect(error.failure).toMatchObject({ kind: 'refused', status: 401 });
    expect([tokens.access(), tokens.refresh()]).toEqual([null, null]);
    expect(overs()).toBe(1);
  });

  it('is not even tried without a refresh token [AU-028.d]', async () => {
    const server = fakeServer(() => unauthorised);
    const { api, tokens, overs } = aTab(server, memoryStorage({ jwtToken: 'dead' }));
    await failureOfCall(api.signin.profile());
    expect(server.calls(refreshPath)).toHaveLength(0);
    expect([tokens.access(), overs()]).toEqual([null, 1]);
  });

  it.each([
    ['an outage', 'outage' as const],
    ['a failing server', { status: 500 }],
  ])('is not %s: that ends no session', async (_name, answer) => {
    const server = fakeServer(seen => (seen.path === refreshPath ? answer : unauthorised));
    const { api, tokens, overs } = aTab(server, deadSession());
    const error = await failureOfCall(api.loan.list({}));
    expect(error.failure.kind).toBe('unreachable');
    expect(error.message).toBe(messages.loan.listFailed);
    expect([tokens.access(), tokens.refresh(), overs()]).toEqual(['dead', 'dead-refresh', 0]);
  });

  it('is not a refresh that was asked for too often: that ends no session either', async () => {
    const server = fakeServer(seen => (seen.path === refreshPath ? { status: 429 } : unauthorised));
    const { api, tokens, overs } = aTab(server, deadSession());
    const error = await failureOfCall(api.loan.list({}));
    expect(error.failure).toMatchObject({ kind: 'refused', status: 429 });
    expect([tokens.access(), tokens.refresh(), overs()]).toEqual(['dead', 'dead-refresh', 0]);
  });
});

describe('calls that opted out', () => {
  it.each([
    ['login', (tab: ReturnType<typeof aTab>) => tab.api.signin.login({ email: 'a@b.c', password: 'x' })],
    ['logout', (tab: ReturnType<typeof aTab>) => tab.api.signin.logout()],
    ['refresh', (tab: ReturnType<typeof aTab>) => tab.api.signin.refresh({ refreshToken: 'x' })],
    [
      'sign-up',
      (tab: ReturnType<typeof aTab>) => tab.api.signin.signUp({ name: 'A', email: 'a@b.c', password: 'x' }),
    ],
    ['settings', (tab: ReturnType<typeof aTab>) => tab.api.signin.settings()],
  ])(
    'a 401 on %s refreshes nothing, and is not repeated [AU-012.a, AU-012.b, AU-023.c]',
    async (_name, call) => {
      const server = fakeServer(() => unauthorised);
      const tab = aTab(server, deadSession());
      await failureOfCall(call(tab));
      expect(server.seen).toHaveLength(1);
      expect([tab.tokens.access(), tab.overs()]).toEqual(['dead', 0]);
    },
  );
});
