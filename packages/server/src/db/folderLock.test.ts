import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { hostname, tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type RunningScript, runScript } from '../testing/runScript';
import { CannotStart } from './cannotStart';
import { lockFolder } from './folderLock';
import { startOf } from './processLife';

describe('lockFolder', () => {
  let folder = '';
  let scripts: RunningScript[] = [];
  const hold = (): RunningScript => {
    const script = runScript('holdFolder', [folder]);
    scripts.push(script);
    return script;
  };
  const lockFile = () => join(folder, 'owner.lock');
  const lockOf = (owner: object) => writeFileSync(lockFile(), JSON.stringify(owner));

  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'lending-desk-lock-'));
    scripts = [];
  });
  afterEach(async () => {
    for (const script of scripts) script.child.kill('SIGKILL');
    await Promise.all(scripts.map(script => script.ended));
    rmSync(folder, { recursive: true });
  });

  /** Locks the folder and releases it; throws when it is refused. */
  const take = async (): Promise<void> => (await lockFolder(folder)).release();

  it('refuses a second process at once, naming folder and owner, and accepts it after kill -9', async () => {
    const owner = hold();
    await owner.says('held');
    const askedAt = performance.now();
    await expect(lockFolder(folder)).rejects.toThrow(CannotStart);
    await expect(lockFolder(folder)).rejects.toThrow(
      `The data folder ${folder} is in use by process ${owner.child.pid}.`,
    );
    expect(performance.now() - askedAt).toBeLessThan(1_000);
    owner.child.kill('SIGKILL');
    await owner.ended;
    await expect(take()).resolves.toBeUndefined();
  });

  it('refuses the same process until it has released the lock, also when both try at the same time', async () => {
    const [first, second] = await Promise.allSettled([lockFolder(folder), lockFolder(folder)]);
    if (first.status === 'rejected') throw first.reason;
    expect(second).toMatchObject({
      status: 'rejected',
      reason: { message: expect.stringContaining(`in use by process ${process.pid}`) },
    });
    first.value.release();
    await expect(take()).resolves.toBeUndefined();
  });

  it('gives a stale lock to exactly one of several processes', async () => {
    lockOf({ pid: 2 ** 22 + 1, startedAt: '1', host: hostname() });
    const several = [hold(), hold(), hold(), hold()];
    const words = await Promise.all(
      several.map(script => Promise.race([script.says('held'), script.says('is in use by')])),
    );
    expect(words.filter(text => text.startsWith('held'))).toHaveLength(1);
  });

  it.runIf(process.platform === 'linux')('takes it from a killed owner that nobody collects', async () => {
    // The parent becomes a program that never reaps its children, like the first process of many containers.
    const parent = spawn('sh', ['-c', 'sh -c "sleep 600 & wait" & echo $!; exec sleep 600'], {
      stdio: ['ignore', 'pipe', 'ignore'],
      detached: true,
    });
    const [said] = (await once(parent.stdout, 'data')) as [Buffer];
    const pid = Number(said.toString());
    // Until then the shell would still reap it.
    await vi.waitUntil(() => readFileSync(`/proc/${parent.pid}/comm`, 'utf8').trim() === 'sleep');
    try {
      lockOf({ pid, startedAt: startOf(pid), host: hostname() });
      await expect(take()).rejects.toThrow(`in use by process ${pid}`);
      process.kill(pid, 'SIGKILL');
      const askedAt = performance.now();
      await expect(take()).resolves.toBeUndefined();
      expect(performance.now() - askedAt).toBeLessThan(1_000);
      expect(startOf(pid)).not.toBeNull();
    } finally {
      process.kill(-(parent.pid ?? 0), 'SIGKILL');
    }
  });

  it('detects that a later process reuses the pid of a dead owner', async () => {
    // The parent is alive, but was started at another time than the lock says.
    lockOf({ pid: process.ppid, startedAt: '1', host: hostname() });
    await expect(take()).resolves.toBeUndefined();
  });

  it('respects an owner on another machine while its lock is refreshed', async () => {
    lockOf({ pid: 1, startedAt: '1', host: 'another-container' });
    await expect(take()).rejects.toThrow('in use by process 1');
    const longAgo = new Date(Date.now() - 60_000);
    utimesSync(lockFile(), longAgo, longAgo);
    await expect(take()).resolves.toBeUndefined();
  });

  it.each([
    ['lock', 'owner.lock'],
    ['turn at replacing one', 'owner.lock.turn'],
  ])('waits while a %s is being written, and replaces an incomplete one', async (_case, name) => {
    lockOf({ pid: 2 ** 22 + 1, startedAt: '1', host: hostname() });
    writeFileSync(join(folder, name), '{"pi');
    const askedAt = performance.now();
    await expect(take()).resolves.toBeUndefined();
    expect(performance.now() - askedAt).toBeGreaterThan(1_000);
  });
});
