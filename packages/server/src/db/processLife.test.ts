import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { lifeOf, startOf } from './processLife';

describe('lifeOf', () => {
  let proc = '';
  beforeEach(() => {
    proc = mkdtempSync(join(tmpdir(), 'lending-desk-proc-'));
  });
  afterEach(() => rmSync(proc, { recursive: true }));

  /** Fakes the kernel's report about this process, which is alive, so that only the report decides. */
  function tell({ state = 'S', flags = '4194304', threads = 1, pending = '0000000000000000' }): void {
    const folder = join(proc, String(process.pid));
    for (let thread = 1; thread <= threads; thread += 1) {
      mkdirSync(join(folder, 'task', String(thread)), { recursive: true });
    }
    const before = `${process.pid} (a (strange) name) ${state} 1 1 1 0 -1 ${flags}`;
    writeFileSync(join(folder, 'stat'), `${before} 97 0 0 0 0 0 0 0 20 0 1 0 59647 3133440`);
    writeFileSync(join(folder, 'status'), `SigPnd:\t0000000000000000\nShdPnd:\t${pending}\n`);
  }

  it.each([
    ['one that sleeps', {}, 'living'],
    ['one that waits for a disk', { state: 'D' }, 'living'],
    ['one that is stopped', { state: 'T' }, 'living'],
    ['one with another signal on its way', { pending: '0000000000004000' }, 'living'],
    ['one that was killed and waits for a disk', { state: 'D', pending: '0000000000000100' }, 'dying'],
    ['one that is leaving', { state: 'R', flags: '4194308' }, 'dying'],
    ['one that left, with threads that have not', { state: 'Z', threads: 3 }, 'dying'],
    ['one that left and nobody collects', { state: 'Z' }, 'dead'],
    ['one that is being taken away', { state: 'X' }, 'dead'],
  ] as const)('of %s', (_case, words, life) => {
    tell(words);
    expect(lifeOf(process.pid, '59647', proc)).toBe(life);
    expect(lifeOf(process.pid, null, proc)).toBe(life);
  });

  it('treats a later process with the same pid as another one', () => {
    tell({});
    expect(startOf(process.pid, proc)).toBe('59647');
    expect(lifeOf(process.pid, '59646', proc)).toBe('dead');
  });

  it('without a kernel report depends on whether the pid is in use', () => {
    expect(startOf(process.pid, proc)).toBeNull();
    expect(lifeOf(process.pid, '59647', proc)).toBe('living');
    expect(lifeOf(2 ** 22 + 1, '59647', proc)).toBe('dead');
  });
});
