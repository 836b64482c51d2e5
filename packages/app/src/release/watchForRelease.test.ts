import { describe, expect, it, vi } from 'vitest';
import { watchForRelease } from './watchForRelease';

const pageWith = (file: string) =>
  `<script src="/theme.js"></script>
<script type="module" crossorigin src="/assets/runtime-1.js"></script>
<script type="module" crossorigin src="${file}"></script>`;

describe('watchForRelease', () => {
  /** A page that began with the runtime and a file, whose worker is replaced while the server gives `page`. */
  async function notices(file: string, page: () => Promise<string>): Promise<number> {
    const workers = new EventTarget();
    const tell = vi.fn();
    const readPage = vi.fn(page);
    watchForRelease(workers, { readOwn: () => ['/assets/runtime-1.js', file], readPage }, tell);
    expect(readPage).not.toHaveBeenCalled();
    workers.dispatchEvent(new Event('controllerchange'));
    // The answer and what follows from it are microtasks.
    await new Promise(done => setImmediate(done));
    expect(readPage).toHaveBeenCalledOnce();
    return tell.mock.calls.length;
  }

  it('tells of a page that begins with another file [XR-034.a]', async () => {
    expect(await notices('/assets/index-old.js', async () => pageWith('/assets/index-new.js'))).toBe(1);
  });

  it('is silent when the page is of the same release, as after the first visit [XR-034.b]', async () => {
    expect(await notices('/assets/index-new.js', async () => pageWith('/assets/index-new.js'))).toBe(0);
  });

  it.each([
    ['the server cannot be reached', '/assets/index-old.js', () => Promise.reject(new TypeError('offline'))],
    ['something else answers', '/assets/index-old.js', async () => '<h1>Sign in to the network</h1>'],
  ])('is silent when %s [XR-034.b]', async (_when, own, page) => {
    expect(await notices(own, page)).toBe(0);
  });
});
