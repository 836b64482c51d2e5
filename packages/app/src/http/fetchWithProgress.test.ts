import { statementMessages } from '@lending-desk/domain/statements';
import { declareCall } from '@lending-desk/domain/contract';
import * as v from 'valibot';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { fakeServer } from '../testing/fakeServer';
import { createApi } from './client';
import { fetchWithProgress, keyOfFile } from './fetchWithProgress';

const upload = declareCall({
  name: 'statements.upload',
  method: 'POST',
  path: '/api/v1/customer-service/:loanId/upload-bank-statement',
  access: { kind: 'anyOf', groups: ['customerSupportWrite'] },
  params: v.object({ loanId: v.string() }),
  body: {
    kind: 'multipart',
    schema: v.object({ password: v.string() }),
    files: { file: { required: true, kinds: ['pdf'], maxBytes: 20 * 1024 * 1024 } },
  },
  answer: { kind: 'json', schema: v.object({ data: v.object({ stored: v.number() }) }) },
  failure: { shows: 'first', fallback: statementMessages.errorUnknown },
  repeat: 'key',
});

/** XMLHttpRequest over a fake server: it says that it does not know how much there is, then that a third has left, waits, says that all has, and hands the answer over. */
function stubXhr(fetch: typeof globalThis.fetch, hold: Promise<void> = Promise.resolve()) {
  const log = { aborted: 0 };
  class FakeXhr {
    responseType = '';
    status = 0;
    response: Blob | null = null;
    readonly upload: { onprogress?: (event: { loaded: number; total: number }) => void } = {};
    onload?: () => void;
    onerror?: () => void;
    readonly sent = { url: '', method: '', headers: new Headers() };
    open(method: string, url: string) {
      Object.assign(this.sent, { method, url });
    }
    setRequestHeader(name: string, value: string) {
      this.sent.headers.set(name, value);
    }
    getResponseHeader() {
      return 'application/json';
    }
    abort() {
      log.aborted += 1;
    }
    async send(body: Blob) {
      this.upload.onprogress?.({ loaded: 0, total: 0 });
      this.upload.onprogress?.({ loaded: body.size / 3, total: body.size });
      await hold;
      this.upload.onprogress?.({ loaded: body.size, total: body.size });
      try {
        const { url, ...init } = this.sent;
        const answer = await fetch(url, { ...init, body });
        this.status = answer.status;
        this.response = await answer.blob();
        this.onload?.();
      } catch {
        this.onerror?.();
      }
    }
  }
  vi.stubGlobal('XMLHttpRequest', FakeXhr);
  return log;
}

/** Stores a file once for each key; the answers of `lost` requests never arrive. */
function storing(lost: number, token: string | null = null) {
  const stored = new Set<string | null>();
  const server = fakeServer(seen => {
    if (token !== null && seen.token !== token) return { status: 401, body: { success: false } };
    stored.add(seen.headers.get('idempotency-key'));
    if (server.seen.length <= lost) return 'outage';
    return { status: 200, body: { success: true, errorMessages: [], data: { stored: stored.size } } };
  });
  return { server, stored };
}

const file = () => new File(['%PDF-1.7 of October'], 'october.pdf', { type: 'application/pdf' });
const calls = (refresh: 'renewed' | 'over' = 'over', token = { now: 'dead' }) =>
  createApi(
    { upload },
    {
      base: 'https://desk.test',
      tokens: { access: () => token.now },
      refresh: () => {
        token.now = 'live';
        return Promise.resolve(refresh);
      },
      onSessionOver: () => undefined,
    },
  );

afterEach(() => vi.unstubAllGlobals());

describe('an upload', () => {
  it('tells how much of the file has left, and sends it as the declaration says [CS-047.a, CS-047.b]', async () => {
    const { server } = storing(0);
    stubXhr(server.fetch);
    const percents: number[] = [];
    const input = { loanId: '482190', password: '', file: file() };
    await calls().upload(input, { fetch: fetchWithProgress(percent => percents.push(percent)) });
    expect(percents).toEqual([0, 33, 100]);
    expect(server.seen[0]).toMatchObject({
      method: 'POST',
      path: '/api/v1/customer-service/482190/upload-bank-statement',
    });
    expect(server.seen[0]?.headers.get('content-type')).toMatch(/^multipart\/form-data; boundary=/);
    expect(server.seen[0]?.body).toContain('%PDF-1.7 of October');
  });

  it('is stored once when the answer was lost and the same file is tried again [XR-013.d]', async () => {
    const { server, stored } = storing(1);
    stubXhr(server.fetch);
    const chosen = file();
    const once = () =>
      calls().upload(
        { loanId: '482190', password: '', file: chosen },
        { fetch: fetchWithProgress(() => undefined), idempotencyKey: keyOfFile(chosen) },
      );
    await expect(once()).rejects.toMatchObject({ failure: { kind: 'unreachable' } });
    await expect(once()).resolves.toMatchObject({ data: { stored: 1 } });
    expect(stored.size).toBe(1);
    expect(keyOfFile(file())).not.toBe(keyOfFile(chosen));
  });

  it('joins the refresh of the session and goes a second time under the same key [AU-025.a]', async () => {
    const { server } = storing(0, 'live');
    stubXhr(server.fetch);
    const input = { loanId: '482190', password: '', file: file() };
    await calls('renewed').upload(input, { fetch: fetchWithProgress(() => undefined) });
    const keys = server.seen.map(one => one.headers.get('idempotency-key'));
    expect(keys).toHaveLength(2);
    expect(keys[0]).toBe(keys[1]);
  });

  it('that is answered by nothing has failed, and does not wait for more', async () => {
    const server = fakeServer(() => ({ status: 204 }));
    stubXhr(server.fetch);
    const input = { loanId: '482190', password: '', file: file() };
    const sent = calls().upload(input, { fetch: fetchWithProgress(() => undefined) });
    await expect(sent).rejects.toMatchObject({ failure: { kind: 'broken' } });
  });

  it('that was given up before it began is not sent', async () => {
    const { server } = storing(0);
    stubXhr(server.fetch);
    const sent = fetchWithProgress(() => undefined)('https://desk.test/', {
      method: 'POST',
      body: 'x',
      signal: AbortSignal.abort(),
    });
    await expect(sent).rejects.toMatchObject({ name: 'AbortError' });
    expect(server.seen).toEqual([]);
  });

  it('is ended by its signal [XR-051.b]', async () => {
    const { server } = storing(0);
    const log = stubXhr(server.fetch, new Promise(() => undefined));
    const abort = new AbortController();
    const input = { loanId: '482190', password: '', file: file() };
    const sending = calls().upload(input, {
      signal: abort.signal,
      fetch: fetchWithProgress(() => abort.abort()),
    });
    await expect(sending).rejects.toMatchObject({ name: 'AbortError' });
    expect(log.aborted).toBe(1);
    expect(server.seen).toHaveLength(0);
  });
});
