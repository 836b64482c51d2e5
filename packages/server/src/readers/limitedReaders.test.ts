import { execFileSync, fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createReaders, type LimitedReaders, ReaderEnded, startReader } from './limitedReaders';
import { readerLimits } from './readerLimits';

const folder = mkdtempSync(join(tmpdir(), 'lending-desk-readers-'));
const whole = join(folder, 'whole.png');
const broken = join(folder, 'broken.png');
const png = await sharp({ create: { width: 4, height: 4, channels: 3, background: '#fff' } })
  .png()
  .toBuffer();
writeFileSync(whole, png);
writeFileSync(broken, png.subarray(0, 40));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe('readers', () => {
  let readers: LimitedReaders;
  const draws = (path: string, signal?: AbortSignal) => readers.run('picture', { path }, signal);
  /** A task that fails in its process by a fault of ours. */
  const fails = () =>
    readers.run('report', {
      files: [{ fileName: 'a.pdf', file: 'no JSON' }],
      runId: 'run',
      receivedAt: '2026-11-20T00:00:00.000Z',
    });
  const start = vi.fn(startReader);
  const started = () => start.mock.results.flatMap(({ type, value }) => (type === 'return' ? [value] : []));

  beforeEach(() => {
    start.mockReset();
    readers = createReaders(1, start);
  });
  afterEach(() => {
    vi.useRealTimers();
    for (const reader of started()) reader.kill('SIGKILL');
  });

  it('answer one after the other when there is one of them, in the order of asking', async () => {
    const order: string[] = [];
    const asked = [whole, broken, whole].map(async (path, at) => {
      const answer = await draws(path);
      order.push(`${at} ${answer}`);
    });
    await Promise.all(asked);
    expect(order).toEqual(['0 true', '1 false', '2 true']);
    expect(started()).toHaveLength(1);
  });

  it('are as many at once as was said', async () => {
    readers = createReaders(2, start);
    await Promise.all([draws(whole), draws(whole), draws(whole)]);
    expect(started()).toHaveLength(2);
  });

  it('are given nothing of the configuration of the server', async () => {
    vi.stubEnv('SIGNING_SECRET', 'not-for-readers');
    vi.stubEnv('TMPDIR', folder);
    await draws(whole);
    vi.unstubAllEnvs();
    const pid = String(started()[0]?.pid);
    const itsOwn = execFileSync('ps', ['eww', '-o', 'command=', '-p', pid], { encoding: 'utf8' });
    expect(itsOwn).toContain(`PATH=${process.env['PATH']}`);
    expect(itsOwn).toContain(`TMPDIR=${folder}`);
    expect(itsOwn).not.toContain('not-for-readers');
  });

  it('that fail by a fault of ours are not ended by a limit, and the next file has another one', async () => {
    await draws(whole);
    await expect(fails()).rejects.toEqual(new Error('The reader failed'));
    expect(await draws(whole)).toBe(true);
    expect(started()).toHaveLength(2);
  });

  it('that are ended from outside are ended by the limit of memory', async () => {
    const asked = draws(whole);
    await vi.waitFor(() => expect(started()).toHaveLength(1));
    started()[0]?.kill('SIGKILL');
    await expect(asked).rejects.toMatchObject({ name: 'ReaderEnded', limit: 'memory' });
  });

  it('that take a minute are ended by the limit of time, and no sooner', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const outcome = vi.fn<(error: unknown) => void>();
    const asked = draws(whole).catch(outcome);
    await vi.advanceTimersByTimeAsync(readerLimits.seconds * 1000 - 1);
    expect(outcome).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    await asked;
    expect(outcome.mock.calls).toEqual([[new ReaderEnded('time')]]);
    expect(started().map(({ killed }) => killed)).toEqual([true]);
  });

  it('that are called off before they begin read nothing, and nobody waits for them', async () => {
    await expect(draws(whole, AbortSignal.abort(new Error('called off')))).rejects.toThrow('called off');
    expect(started()).toEqual([]);
    expect(await draws(whole)).toBe(true);
  });

  it('that are called off while they read end, and the next file has another one', async () => {
    const off = new AbortController();
    const asked = draws(whole, off.signal);
    await vi.waitFor(() => expect(started()).toHaveLength(1));
    off.abort(new Error('called off'));
    await expect(asked).rejects.toThrow('called off');
    expect(started().map(({ killed }) => killed)).toEqual([true]);
    expect(await draws(whole)).toBe(true);
  });

  it.each([
    [false, 1],
    [true, 2],
  ])('whose memory is spent, %j, leave the next file to another one', async (spent, processes) => {
    const answers = join(folder, 'answers.mjs');
    writeFileSync(
      answers,
      `process.send('ready'); process.on('message', () => process.send({ answer: true, spent: ${spent} }));`,
    );
    start.mockImplementation(() => fork(answers, { execArgv: [] }));
    expect([await draws(whole), await draws(whole)]).toEqual([true, true]);
    expect(started().map(({ killed }) => killed)).toEqual(Array.from({ length: processes }, () => spent));
  });

  it.each([
    ['by its own code', 'process.exit(3)', new Error('The reader failed')],
    ['by a signal', "process.kill(process.pid, 'SIGKILL')", new ReaderEnded('memory')],
  ])('that ended %s before anybody heard of it are not waited for', async (_how, source, error) => {
    const ends = join(folder, 'ends.mjs');
    writeFileSync(ends, source);
    const ended = fork(ends, { execArgv: [] });
    await once(ended, 'exit');
    start.mockImplementation(() => ended);
    await expect(draws(whole)).rejects.toEqual(error);
  });

  it('that ended while they were idle are not asked', async () => {
    await draws(whole);
    const [first] = started();
    first?.kill('SIGKILL');
    if (first) await once(first, 'exit');
    expect(await draws(whole)).toBe(true);
    expect(started()).toHaveLength(2);
  });

  it('end a minute after the last file, and no sooner', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    await draws(whole);
    await vi.advanceTimersByTimeAsync(40_000);
    await draws(whole);
    await vi.advanceTimersByTimeAsync(59_999);
    expect(started().map(({ killed }) => killed)).toEqual([false]);
    await vi.advanceTimersByTimeAsync(1);
    expect(started().map(({ killed }) => killed)).toEqual([true]);
    expect(await draws(whole)).toBe(true);
    expect(started()).toHaveLength(2);
  });
});
