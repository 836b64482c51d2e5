import { afterEach, describe, expect, it, vi } from 'vitest';
import { browserLock } from './refresh';

type Granted = (lock: object | null) => Promise<unknown>;
type Asked = readonly [options: { readonly ifAvailable: boolean }, granted: Granted] | readonly [Granted];

/** The locks of a browser, of which another tab may hold any.
 *  @returns the names that were asked for */
function stubLocks(isFree: boolean): string[] {
  const names: string[] = [];
  const request = async (name: string, ...asked: Asked) => {
    names.push(name);
    return asked.length === 1 ? asked[0]({}) : asked[1](isFree || !asked[0].ifAvailable ? {} : null);
  };
  vi.stubGlobal('navigator', { locks: { request } });
  return names;
}

async function waitsOf(name: string): Promise<boolean[]> {
  const waits: boolean[] = [];
  await browserLock(name)(async waited => void waits.push(waited));
  return waits;
}

describe('the lock of a browser', () => {
  afterEach(() => void vi.unstubAllGlobals());

  it('is had at once where no other tab holds it', async () => {
    const names = stubLocks(true);
    expect(await waitsOf('refresh')).toEqual([false]);
    expect(names).toEqual(['refresh']);
  });

  it('is waited for where another tab holds it, and the task is told so [AU-023.a]', async () => {
    const names = stubLocks(false);
    expect(await waitsOf('refresh')).toEqual([true]);
    expect(names).toEqual(['refresh', 'refresh']);
  });

  it('is none where the browser has none: each tab is on its own', async () => {
    vi.stubGlobal('navigator', {});
    expect(await waitsOf('refresh')).toEqual([false]);
  });
});
