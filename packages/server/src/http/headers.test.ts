import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aServer, type TestServer } from '../testing/harness';
import { servedFiles } from './staticFiles';

const page = '<!doctype html><title>Lending Desk</title>';
const manifest = {
  'index.html': { file: 'assets/index-abc123.js', isEntry: true },
  '_desk-abc123.js': { file: 'assets/desk-abc123.js', name: 'desk', css: ['assets/desk-def456.css'] },
  '_loan-abc123.js': { file: 'assets/loan-abc123.js', name: 'loan', css: ['assets/loan-def456.css'] },
  'inter.woff2': { file: 'assets/inter-abc123.woff2', src: 'inter.woff2' },
};

describe('the server with the built app', () => {
  let server: TestServer;
  let folder = '';
  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'lending-desk-app-'));
    mkdirSync(join(folder, 'assets'));
    writeFileSync(join(folder, 'index.html'), page);
    writeFileSync(join(folder, 'sw.js'), 'self.x = 1;');
    writeFileSync(join(folder, 'assets', 'main-abc123.js'), 'plain');
    writeFileSync(join(folder, 'assets', 'main-abc123.js.br'), 'brotli bytes');
    mkdirSync(join(folder, '.vite'));
    writeFileSync(join(folder, '.vite/manifest.json'), JSON.stringify(manifest));
    for (const name of ['stats.json', '.env', 'sw.js.br', 'assets/.hidden', 'assets/main.js.map'])
      writeFileSync(join(folder, name), 'not for everybody');
    server = await aServer('pglite', { staticDir: folder });
  });
  afterAll(async () => {
    await server.close();
    rmSync(folder, { recursive: true });
  });
  const html = { accept: 'text/html,application/xhtml+xml' };

  describe('headers', () => {
    it.each(['/', '/api/v1/health', '/api/v1/credit-dashboard/loans', '/api/v1/nothing'])(
      'keep foreign scripts and frames out of %s',
      async path => {
        const { headers } = await server.send(path, { headers: html });
        const policy = headers.get('content-security-policy')?.split('; ');
        expect(policy).toEqual([
          "default-src 'self'",
          "script-src 'self'",
          "style-src 'self'",
          "img-src 'self' data: blob:",
          "connect-src 'self'",
          "media-src 'self'",
          "font-src 'self'",
          "object-src 'none'",
          "base-uri 'none'",
          "form-action 'self'",
          "frame-ancestors 'none'",
          "require-trusted-types-for 'script'",
          'trusted-types lending-desk lending-desk-pdf',
        ]);
        // What frame-ancestors says; a stored file says it for itself.
        expect(headers.get('x-frame-options')).toBeNull();
        expect(headers.get('x-content-type-options')).toBe('nosniff');
        expect(headers.get('referrer-policy')).toBe('no-referrer');
        expect(headers.get('cross-origin-opener-policy')).toBe('same-origin');
        expect(headers.get('cross-origin-resource-policy')).toBe('same-origin');
        expect(headers.get('permissions-policy')?.split(', ')).toEqual([
          'camera=()',
          'geolocation=()',
          'microphone=()',
          'payment=()',
          'usb=()',
        ]);
      },
    );

    it('let recordings be played from our own address and from the configured hosts', async () => {
      const policyOf = async (of: TestServer) =>
        (await of.send('/')).headers.get('content-security-policy')?.split('; ');
      expect(await policyOf(server)).toContain("media-src 'self'");
      const other = await aServer('pglite', { config: { mediaHosts: ['https://r.lender.example'] } });
      expect(await policyOf(other)).toContain("media-src 'self' https://r.lender.example");
      await other.close();
    });

    it('forbid caching an answer of the API', async () => {
      expect((await server.send('/api/v1/health')).headers.get('cache-control')).toBe('no-store');
      expect((await server.send('/api/v1/nothing')).headers.get('cache-control')).toBe('no-store');
    });

    it('require https only where the request came by https', async () => {
      const name = 'strict-transport-security';
      expect((await server.send('/api/v1/health')).headers.get(name)).toBeNull();
      const behindProxy = await server.send('/api/v1/health', { headers: { 'x-forwarded-proto': 'https' } });
      const direct = await server.app.request('https://desk.lender.example/api/v1/health');
      for (const { headers } of [behindProxy, direct])
        expect(headers.get(name)).toBe('max-age=31536000; includeSubDomains');
      const plain = await server.send('/api/v1/health', { headers: { 'x-forwarded-proto': 'http' } });
      expect(plain.headers.get(name)).toBeNull();
    });

    it('return a request id of ours, whatever the caller sends', async () => {
      const idFor = async (id: string) =>
        (await server.send('/api/v1/health', { headers: { 'x-request-id': id } })).headers.get(
          'x-request-id',
        );
      expect(await idFor('trace-42')).toMatch(/^[0-9a-f-]{36}$/);
      expect(await idFor('a b; c')).toMatch(/^[0-9a-f-]{36}$/);
      expect(await idFor('x'.repeat(65))).toMatch(/^[0-9a-f-]{36}$/);
    });
  });

  describe('files', () => {
    it('cache a hashed asset for ever, compressed when the browser accepts it', async () => {
      const plain = await server.send('/assets/main-abc123.js');
      expect(plain.text).toBe('plain');
      expect(plain.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
      const packed = await server.send('/assets/main-abc123.js', {
        headers: { 'accept-encoding': 'gzip, br' },
      });
      expect(packed.text).toBe('brotli bytes');
      expect(packed.headers.get('content-encoding')).toBe('br');
      expect(packed.headers.get('content-type')).toContain('javascript');
      expect(packed.headers.get('vary')?.toLowerCase()).toContain('accept-encoding');
    });

    it.each(['/', '/index.html', '/sw.js'])('ask for %s anew each time', async path => {
      const answer = await server.send(path, { headers: html });
      expect(answer.status).toBe(200);
      expect(answer.headers.get('cache-control')).toBe('no-cache');
    });

    it.each([{ accept: '*/*' }, {}])('answer / with the page, whatever is accepted: %j', async headers => {
      const answer = await server.send('/', { headers });
      expect(answer.status).toBe(200);
      expect(answer.text).toBe(page);
      expect((await server.send('/credit/loans', { headers })).status).toBe(404);
    });

    it('name the fonts of every page beside it, and the files of the desks for every page but Home', async () => {
      const linksOf = async (path: string) =>
        (await server.send(path, { headers: html })).headers.get('link');
      const font = '</assets/inter-abc123.woff2>; rel=preload; as=font; crossorigin';
      expect(await linksOf('/')).toBe(font);
      expect(await linksOf('/credit/loans')).toBe(
        [
          '</assets/desk-abc123.js>; rel=modulepreload',
          '</assets/desk-def456.css>; rel=preload; as=style; crossorigin',
          font,
        ].join(', '),
      );
      expect(await linksOf('/sw.js')).toBeNull();
      expect(await linksOf('/api/v1/health')).toBeNull();
    });

    it.each(['/credit/loans', '/loan-management/customer-loans/9876543210/'])(
      'answer %s, as a browser asks for it, with the page [SH-003.c]',
      async path => {
        const answer = await server.send(path, { headers: html });
        expect(answer.status).toBe(200);
        expect(answer.text).toBe(page);
        expect(answer.headers.get('content-type')).toContain('text/html');
      },
    );

    it.each([
      '/.vite/manifest.json',
      '/assets/../.vite/manifest.json',
      '/assets/%2e%2e/.vite/manifest.json',
      '/stats.json',
      '/.env',
      '/%2eenv',
      '/sw.js.br',
      '/assets/.hidden',
      '/assets/main.js.map',
      '/assets/main-abc123.js.br',
    ])('do not include %s, even if it is in the folder', async path => {
      for (const accept of ['*/*', 'text/html']) {
        expect((await server.send(path, { headers: { accept } })).text).not.toMatch(
          /not for everybody|brotli/,
        );
      }
      expect((await server.send(path)).status).toBe(404);
    });

    it("are the page and the app's files besides its assets", () => {
      const kept = readdirSync(join(import.meta.dirname, '../../../app/public'));
      expect([...servedFiles].sort()).toEqual(['index.html', ...kept].sort());
    });

    it.each([
      ['an asset of an older build', '/assets/main-old.js', html],
      ['something that is no page', '/missing.png', { accept: 'image/*' }],
      ['a path that climbs out', '/..%2f..%2fpackage.json', { accept: '*/*' }],
    ])('do not answer %s with the page', async (_case, path, headers) => {
      const answer = await server.send(path, { headers });
      expect(answer.status).toBe(404);
      expect(answer.body).toEqual({ success: false, errorMessages: ['Not found'] });
    });

    it('are not served in place of an unknown call', async () => {
      const answer = await server.send('/api/v1/nothing', { headers: html });
      expect(answer.status).toBe(404);
      expect(answer.body).toMatchObject({ success: false });
    });
  });
});
