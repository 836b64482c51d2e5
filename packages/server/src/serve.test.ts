import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, inject, it, vi } from 'vitest';
import { readLastFault } from './lastFault';
import { freePort } from './testing/postgresServer';
import { type RunningScript, runScript } from './testing/runScript';

const faulty = join(inject('built'), 'faultyServer.js');

describe('the watched server', () => {
  let folder = '';
  let at = '';
  let watched: RunningScript;
  const get = async (path: string) => (await fetch(`${at}${path}`)).text();
  beforeEach(async () => {
    folder = mkdtempSync(join(tmpdir(), 'lending-desk-serve-'));
    const port = String(await freePort());
    at = `http://127.0.0.1:${port}`;
    watched = runScript('serve', [faulty], { PORT: port, DATA_DIR: folder });
    await watched.says('Listening on');
  });
  afterEach(async () => {
    watched.child.kill('SIGTERM');
    await watched.ended;
    rmSync(folder, { recursive: true });
  });
  const again = () => vi.waitFor(() => get('/well'), { timeout: 15_000, interval: 100 });

  it('ends when it is asked to', async () => {
    watched.child.kill('SIGTERM');
    expect(await watched.ended).toBe(0);
    await expect(get('/well')).rejects.toThrow();
  });

  it('goes on taking requests for as long as it was told to, when it is asked to end', async () => {
    const port = String(await freePort());
    const draining = runScript('serve', [faulty], { PORT: port, DATA_DIR: folder, DRAIN_MS: '1500' });
    await draining.says('Listening on');
    // Once it answers it has also said what a signal does.
    await fetch(`http://127.0.0.1:${port}/well`);
    draining.child.kill('SIGTERM');
    await draining.says('Stopping.');
    const begunAt = performance.now();
    expect((await fetch(`http://127.0.0.1:${port}/slow`)).status).toBe(200);
    expect(await draining.ended).toBe(0);
    expect(performance.now() - begunAt).toBeGreaterThan(1_000);
  });

  it('ends in time when it is asked to, whatever hangs', async () => {
    await get('/hang');
    const begunAt = performance.now();
    watched.child.kill('SIGTERM');
    // It says that it did not end well; without its limit it would take a minute.
    expect(await watched.ended).toBe(1);
    expect(performance.now() - begunAt).toBeLessThan(30_000);
  });

  it('goes on after a fault inside the stream of one request, whose connection is closed', async () => {
    const before = await get('/well');
    await expect(get('/stream')).rejects.toThrow();
    expect(await get('/promise')).toBe('answered');
    expect(await get('/well')).toBe(before);
    expect(watched.output()).toMatch(/"requestId":"[^"]+","fault":\{"name":"Error"/);
    expect(watched.output()).not.toContain('nobody');
    expect(readLastFault(folder)).toBeNull();
  });

  it('is started again after a fault of its own, which it keeps, once what was under way is finished', async () => {
    const before = await get('/well');
    const slow = get('/slow');
    await get('/outside');
    expect(await slow).toBe('finished');
    await watched.says('The server ended with code 70. It is started again in 1 s.');
    expect(await again()).not.toBe(before);
    expect(watched.output()).toContain('Stopped by a fault: TypeError');
    expect(readLastFault(folder)?.what).toMatch(/^TypeError at .*faultyServer/);
  });

  it('is started again when it was killed, and says and keeps by what; each pause is longer', async () => {
    process.kill(Number(await get('/well')), 'SIGKILL');
    await watched.says('The server was ended by SIGKILL. It is started again in 1 s.');
    process.kill(Number(await again()), 'SIGKILL');
    await watched.says('It is started again in 2 s.');
    await again();
    expect(readLastFault(folder)?.what).toBe('Ended by SIGKILL');
  });
});

describe('a server that cannot start', () => {
  it('is not started again', async () => {
    const watched = runScript('serve', [], { PORT: 'no port' });
    expect(await watched.ended).toBe(1);
    expect(watched.output()).not.toContain('started again');
  });
});
