import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { loadable } from './loadable';
import { ChunkLoadError, loadChunk } from './loadChunk';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('loadChunk', () => {
  it('brings the module', async () => {
    await expect(loadChunk(async () => 'module')).resolves.toBe('module');
  });

  it('waits 120 seconds and no longer [SH-046.a, SH-047.a]', async () => {
    const settled = vi.fn();
    const loading = loadChunk(() => new Promise(() => undefined)).catch(settled);
    await vi.advanceTimersByTimeAsync(119_999);
    expect(settled).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    await loading;
    expect(settled.mock.calls[0]?.[0]).toBeInstanceOf(ChunkLoadError);
  });

  it('brings a module that takes 119 seconds, and no error [SH-047.b]', async () => {
    const loading = loadChunk(() => new Promise(done => setTimeout(() => done('module'), 119_000)));
    await vi.advanceTimersByTimeAsync(119_000);
    await expect(loading).resolves.toBe('module');
  });

  it('fails at once when the file does not load', async () => {
    const cause = new TypeError('Failed to fetch dynamically imported module');
    const loading = loadChunk(() => Promise.reject(cause));
    await expect(loading).rejects.toMatchObject({ name: 'ChunkLoadError', cause });
  });

  it('leaves no timer behind', async () => {
    await loadChunk(async () => 'module');
    expect(vi.getTimerCount()).toBe(0);
  });
});

describe('loadable', () => {
  it('gives the files of a view 120 seconds and no longer [SH-046.a]', async () => {
    const settled = vi.fn();
    const loading = loadable(() => new Promise<never>(() => undefined))
      .preload()
      .then(settled);
    await vi.advanceTimersByTimeAsync(119_999);
    expect(settled).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    await loading;
    expect(settled).toHaveBeenCalledOnce();
  });

  it('opens a view whose files take 119 seconds, without an error [SH-047.b]', async () => {
    const late = vi.fn(() => new Promise<() => null>(done => setTimeout(() => done(() => null), 119_000)));
    const view = loadable(late);
    const loading = view.preload();
    await vi.advanceTimersByTimeAsync(119_000);
    await loading;
    // One that had failed would be fetched again.
    await view.preload();
    expect(late).toHaveBeenCalledOnce();
  });
});

describe('a view that is fetched when it is opened', () => {
  const sources = import.meta.glob<string>('../**/*.tsx', { query: '?raw', import: 'default', eager: true });
  const views = Object.values(sources).flatMap(text => [...text.matchAll(/ (\w+) = lazy\(([^;]*);/g)]);

  it('has that time, too, whichever it is [SH-046.a, SH-047.a]', () => {
    expect(views.map(([, name]) => name)).toContain('WaiverForm');
    expect(views.flatMap(([, name, made]) => (made?.includes('loadChunk(') ? [] : name))).toEqual([]);
  });
});
