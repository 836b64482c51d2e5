import { mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { hostname, tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type RunningScript, runScript } from '../testing/runScript';
import { CannotStart } from './cannotStart';
import { lockFolder } from './folderLock';

describe('lockFolder', () => {
  let folder = '';
  let scripts: RunningScript[] = [];
  const hold = (): RunningScript => {
    const script = runScript('testing/holdFolder.ts', [folder]);
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

  it('refuses a second process at once, naming folder and owner, and lets it in after kill -9', async () => {
    const owner = hold();
    await owner.says('held');
    expect(() => lockFolder(folder)).toThrow(CannotStart);
    expect(() => lockFolder(folder)).toThrow(
      `The data folder ${folder} is in use by process ${owner.child.pid}.`,
    );
    owner.child.kill('SIGKILL');
    await owner.ended;
    expect(() => lockFolder(folder).release()).not.toThrow();
  });

  it('refuses the same process a second time until it has released', () => {
    const lock = lockFolder(folder);
    expect(() => lockFolder(folder)).toThrow(`in use by process ${process.pid}`);
    lock.release();
    expect(() => lockFolder(folder).release()).not.toThrow();
  });

  it('gives a folder that was left behind to one of several', async () => {
    lockOf({ pid: 2 ** 22 + 1, startedAt: '1', host: hostname() });
    const several = [hold(), hold(), hold(), hold()];
    const words = await Promise.all(
      several.map(script => Promise.race([script.says('held'), script.says('is in use by')])),
    );
    expect(words.filter(text => text.startsWith('held'))).toHaveLength(1);
  });

  it('knows a later process with the pid of a dead owner', () => {
    // The parent lives, but began at another time than the lock says.
    lockOf({ pid: process.ppid, startedAt: '1', host: hostname() });
    expect(() => lockFolder(folder).release()).not.toThrow();
  });

  it('believes an owner on another machine while its lock is kept fresh', () => {
    lockOf({ pid: 1, startedAt: '1', host: 'another-container' });
    expect(() => lockFolder(folder)).toThrow('in use by process 1');
    const longAgo = new Date(Date.now() - 60_000);
    utimesSync(lockFile(), longAgo, longAgo);
    expect(() => lockFolder(folder).release()).not.toThrow();
  });

  it('replaces a lock that was cut short while being written', () => {
    writeFileSync(lockFile(), '{"pi');
    expect(() => lockFolder(folder)).toThrow('in use by process unknown');
    const longAgo = new Date(Date.now() - 60_000);
    utimesSync(lockFile(), longAgo, longAgo);
    expect(() => lockFolder(folder).release()).not.toThrow();
  });
});
