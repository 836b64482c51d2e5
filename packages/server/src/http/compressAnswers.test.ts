import { gunzipSync } from 'node:zlib';
import type { Role } from '@lending-desk/domain/access';
import { contract } from '@lending-desk/domain/contract';
import { beforeAll, describe, expect, it } from 'vitest';
import { bearer, withServer, requestOf } from '../testing/harness';
import { aLine, loanIdOf, storeLoans } from '../testing/loans';
import { madeUp, madeUpRoutes } from '../testing/madeUpContract';

const gzip = { 'accept-encoding': 'gzip, deflate, br, zstd' };
const role: Role = 'ROLE_CREDIT_ADMIN';

withServer(server => {
  let signedIn: Record<string, string> = {};
  beforeAll(async () => {
    await storeLoans(server().db, [aLine(1, {}), aLine(2, {})]);
    signedIn = bearer(await server().signIn(role));
  });

  const ask = async (path: string, init: RequestInit = {}, app = server().app) => {
    const response = await app.request(path, {
      ...init,
      headers: { ...signedIn, ...(init.headers as Record<string, string>) },
    });
    return { response, bytes: Buffer.from(await response.arrayBuffer()) };
  };
  const core = (headers: Record<string, string>) =>
    requestOf(contract.loan.read, { id: loanIdOf(1), sections: 'core' }, headers);

  it('compresses a part of a loan for a client that accepts gzip, and says so', async () => {
    const { path, init } = core({});
    const plain = await ask(path, init);
    const { response, bytes } = await ask(path, core(gzip).init);
    expect(plain.response.headers.get('content-encoding')).toBeNull();
    expect(plain.response.headers.get('content-length')).toBe(String(plain.bytes.length));
    expect(plain.response.headers.get('vary')).toBe('Accept-Encoding');
    expect([response.headers.get('content-encoding'), response.headers.get('vary')]).toEqual([
      'gzip',
      'Accept-Encoding',
    ]);
    expect(response.headers.get('content-length')).toBeNull();
    expect(response.headers.get('cache-control')).toBe('no-store');
    expect(JSON.parse(gunzipSync(bytes).toString())).toEqual(JSON.parse(plain.bytes.toString()));
    expect(bytes.length).toBeLessThan(plain.bytes.length / 2);
  });

  describe('leaves uncompressed', () => {
    it.each([
      ['a small answer', '/api/v1/health'],
      ['a refusal', '/api/v1/nothing'],
    ])('%s', async (_case, path) => {
      const { response } = await ask(path, { headers: gzip });
      expect(response.headers.get('content-encoding')).toBeNull();
    });

    it('everything where a proxy compresses', async () => {
      const { path, init } = core(gzip);
      const { response } = await ask(path, init, server().withConfig({ compression: false }));
      expect([response.status, response.headers.get('content-encoding')]).toEqual([200, null]);
    });
  });
});

withServer(
  server => {
    const ask = async (path: string) => {
      const headers = { ...bearer(await server().signIn(role)), ...gzip };
      return server().app.request(path, { headers });
    };

    it.each([
      [1023, null],
      [1024, 'gzip'],
    ])('an answer of %i bytes: %s', async (length, encoding) => {
      const echo = (letters: number, headers: Readonly<Record<string, string>>) => {
        const input = { id: '7', comment: 'x'.repeat(letters) };
        const { path, init } = requestOf(madeUp.made.echo, input, headers);
        return server().app.request(path, init);
      };
      const around = (await (await echo(1, {})).text()).length - 1;
      const plain = await echo(length - around, {});
      expect(plain.headers.get('content-length')).toBe(String(length));
      const answer = await echo(length - around, gzip);
      expect(answer.headers.get('content-encoding')).toBe(encoding);
    });

    it('compresses a table, whose length is not known in advance', async () => {
      const answer = await ask('/api/v1/made/list');
      expect(answer.headers.get('content-encoding')).toBe('gzip');
      const text = gunzipSync(Buffer.from(await answer.arrayBuffer())).toString();
      expect(text).toContain('Name,Amount,Note');
    });

    it('breaks a compressed table off when the verb fails midway [XR-011.g]', async () => {
      const answer = await ask('/api/v1/made/list?fails=between');
      expect(answer.headers.get('content-encoding')).toBe('gzip');
      await expect(answer.arrayBuffer()).rejects.toThrow('The answer broke off');
      expect(server().logLines.join()).toContain('"call":"made.list","error":{"name":"Error"');
    });

    it('does not delay an event', async () => {
      const answer = await ask('/api/v1/made/watch');
      expect(answer.headers.get('content-encoding')).toBeNull();
      expect(await answer.text()).toBe('data: {"count":1}\n\ndata: {"count":2}\n\n');
    });
  },
  { contract: madeUp, routes: madeUpRoutes },
);
