import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { createServer, request as forward } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { extname, join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import react from '@vitejs/plugin-react';
import { build } from 'vite';
import { atEnd } from './cleanup';

const types: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
};

interface File {
  readonly body: Buffer;
  readonly type: string;
}

/** Builds bench/minimal. @returns its files by URL path, compressed like the product's */
async function buildFiles(): Promise<Map<string, File>> {
  const outDir = mkdtempSync(join(tmpdir(), 'lending-desk-minimal-'));
  const remove = atEnd(() => rmSync(outDir, { recursive: true, force: true }));
  await build({
    configFile: false,
    root: join(import.meta.dirname, 'minimal'),
    plugins: [react()],
    logLevel: 'error',
    build: { outDir, emptyOutDir: true, target: 'es2022' },
  });
  const names = readdirSync(outDir, { recursive: true }).map(String);
  const files = names
    .filter(name => statSync(join(outDir, name)).isFile())
    .map((name): [string, File] => [
      `/${name.replaceAll('\\', '/')}`,
      {
        body: brotliCompressSync(readFileSync(join(outDir, name))),
        type: types[extname(name)] ?? 'application/octet-stream',
      },
    ]);
  await remove();
  return new Map(files);
}

/** Serves the minimal page on a free local port and proxies its calls to the product's server.
 *  @returns its address and the compressed size of its script in bytes */
export async function startMinimalSite(api: string): Promise<{ address: string; scriptBytes: number }> {
  const files = await buildFiles();
  const site = createServer((request, response) => {
    const path = request.url ?? '/';
    if (path.startsWith('/api/')) {
      const passed = forward(
        new URL(path, api),
        { method: request.method, headers: request.headers },
        answer => {
          response.writeHead(answer.statusCode ?? 502, answer.headers);
          answer.pipe(response);
        },
      );
      passed.on('error', () => response.writeHead(502).end());
      request.pipe(passed);
      return;
    }
    const file = files.get(path === '/' ? '/index.html' : path);
    if (!file) {
      response.writeHead(404).end();
      return;
    }
    response.writeHead(200, { 'content-type': file.type, 'content-encoding': 'br' }).end(file.body);
  });
  await new Promise<void>(resolve => site.listen(0, '127.0.0.1', resolve));
  atEnd(() => {
    site.closeAllConnections();
    site.close();
  });
  // The address of a TCP server is an object; only that of a pipe is a string.
  const { port } = site.address() as AddressInfo;
  const scripts = [...files].filter(([name]) => name.endsWith('.js'));
  return {
    address: `http://127.0.0.1:${port}`,
    scriptBytes: scripts.reduce((sum, [, { body }]) => sum + body.length, 0),
  };
}
