import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aServer, type TestServer } from '../testing/harness';

const script = '\n  globalThis.x = 1;\n';
const html = `<!doctype html><title>Stories</title><script src="./a.js"></script><script type="module">${script}</script>`;
const digest = `'sha256-${createHash('sha256').update(script).digest('base64')}'`;

const written: Readonly<Record<string, string>> = {
  'index.html': html,
  'iframe.html': html,
  'index.json': '{"v":5}',
  'requirements/requirements.tsv': 'id\tarea',
  'assets/Button-abc12345.js': 'plain',
  'assets/Button-abc12345.js.br': 'brotli bytes',
  'sb-manager/runtime.js': 'runtime',
  '.env': 'not for everybody',
  'assets/.hidden.js': 'not for everybody',
  'sb-manager/runtime.js.map': 'not for everybody',
};

describe('the book of stories', () => {
  let server: TestServer;
  let root = '';
  const book = () => join(root, 'book');
  const accept = { accept: 'text/html,application/xhtml+xml' };

  beforeAll(async () => {
    root = mkdtempSync(join(tmpdir(), 'lending-desk-book-'));
    writeFileSync(join(root, 'secret.js'), 'not for everybody');
    const app = join(root, 'app');
    mkdirSync(app);
    writeFileSync(join(app, 'index.html'), '<title>Lending Desk</title>');
    server = await aServer('pglite', { staticDir: app, bookDir: book() });
  });
  afterAll(async () => {
    await server.close();
    rmSync(root, { recursive: true });
  });

  it('says how to build it as long as it is not built', async () => {
    const answer = await server.send('/storybook/', { headers: accept });
    expect(answer.status).toBe(404);
    expect(answer.headers.get('content-type')).toContain('text/html');
    expect(answer.text).toContain('npm run build:storybook');
  });

  describe('when it has been built', () => {
    beforeAll(() => {
      for (const folder of ['assets', 'requirements', 'sb-manager']) {
        mkdirSync(join(book(), folder), { recursive: true });
      }
      for (const [name, text] of Object.entries(written)) writeFileSync(join(book(), name), text);
    });

    it('is found without the last slash', async () => {
      const answer = await server.send('/storybook');
      expect(answer.status).toBe(302);
      expect(answer.headers.get('location')).toBe('/storybook/');
    });

    it.each([
      ['', 'text/html', 'no-cache'],
      ['index.html', 'text/html', 'no-cache'],
      ['iframe.html?id=button--default', 'text/html', 'no-cache'],
      ['index.json', 'application/json', 'no-cache'],
      ['requirements/requirements.tsv', '', 'no-cache'],
      ['sb-manager/runtime.js', 'text/javascript', 'no-cache'],
      ['assets/Button-abc12345.js', 'text/javascript', 'public, max-age=31536000, immutable'],
    ])('serves %j as %s, %s', async (path, type, cache) => {
      const answer = await server.send(`/storybook/${path}`, { headers: accept });
      expect(answer.status).toBe(200);
      expect(answer.headers.get('content-type') ?? '').toContain(type);
      expect(answer.headers.get('cache-control')).toBe(cache);
      expect(answer.text).toBe(written[path.split('?')[0] || 'index.html']);
    });

    it('serves the compressed copy where the browser takes it', async () => {
      const headers = { 'accept-encoding': 'gzip, br' };
      const answer = await server.send('/storybook/assets/Button-abc12345.js', { headers });
      expect(answer.text).toBe('brotli bytes');
      expect(answer.headers.get('content-encoding')).toBe('br');
    });

    it.each([
      '.env',
      '%2eenv',
      'assets/.hidden.js',
      'assets/Button-abc12345.js.br',
      'sb-manager/runtime.js.map',
      '../secret.js',
      '%2e%2e/secret.js',
      '..%2fsecret.js',
      'assets/..%2f..%2fsecret.js',
      '..%5csecret.js',
      '/etc/passwd',
    ])('does not serve %s', async path => {
      for (const headers of [accept, { accept: '*/*' }]) {
        const answer = await server.send(`/storybook/${path}`, { headers });
        expect(answer.text).not.toMatch(/not for everybody|brotli|root:/);
      }
      expect((await server.send(`/storybook/${path}`)).status).toBe(404);
    });

    it('answers a file it does not have with 404, and not with a page', async () => {
      const answer = await server.send('/storybook/assets/Gone-abc12345.js', { headers: accept });
      expect(answer.status).toBe(404);
      expect(answer.text).not.toContain('<title>');
    });

    it('runs only the scripts written into its pages, and leaves the policy of the product alone', async () => {
      const policyOf = async (path: string) =>
        (await server.send(path, { headers: accept })).headers.get('content-security-policy')?.split('; ');
      const own = await policyOf('/storybook/');
      expect(own).toContain(`script-src 'self' ${digest}`);
      expect(own).toContain("frame-ancestors 'self'");
      expect(own).toContain("object-src 'none'");
      for (const path of ['/', '/api/v1/health', '/storybook/sb-manager/runtime.js']) {
        const policy = await policyOf(path);
        expect(policy).toContain("script-src 'self'");
        expect(policy).toContain("style-src 'self'");
        expect(policy).toContain("frame-ancestors 'none'");
      }
    });

    it('is absent outside a demonstration', async () => {
      const app = server.withConfig({ demo: false });
      for (const path of ['', 'index.json', 'assets/Button-abc12345.js']) {
        const answer = await app.request(`/storybook/${path}`, { headers: accept });
        expect(await answer.text()).not.toMatch(/Stories|"v"|plain/);
      }
      expect((await app.request('/storybook/index.json')).status).toBe(404);
      expect((await app.request('/storybook')).status).toBe(404);
    });
  });
});
