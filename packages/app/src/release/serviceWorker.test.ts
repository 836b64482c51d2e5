import { isValidElement } from 'react';
import { beforeEach, describe, expect, it, vi } from 'vitest';

type Notice = { available: boolean; onReload: () => void; onClose: () => void };

/** What is shown beside the page, newest last. */
const shown: Notice[] = [];
vi.mock('react-dom/client', () => ({
  createRoot: () => ({
    render: (element: unknown) => {
      if (isValidElement<Notice>(element)) shown.push(element.props);
    },
  }),
}));
vi.mock('@lending-desk/ui/shell/NewVersion', () => ({ NewVersion: () => null }));

const { begin } = await import('./serviceWorker');

const tenMinutes = 10 * 60_000;
const newest = () => shown.at(-1);
const settle = async () => vi.advanceTimersByTimeAsync(0);

/** A browser whose page began with a file, while the server gives a page. */
function browserWith(parts: { file: string; page: () => Response; register?: () => Promise<unknown> }) {
  const update = vi.fn(async () => {});
  const serviceWorker = Object.assign(new EventTarget(), {
    register: vi.fn(parts.register ?? (async () => ({ update }))),
  });
  const browser = {
    update,
    serviceWorker,
    reload: vi.fn(),
    fetch: vi.fn(async (..._asked: unknown[]) => parts.page()),
    querySelectorAll: vi.fn((..._asked: unknown[]) => [{ getAttribute: () => parts.file }]),
  };
  vi.stubGlobal('navigator', { serviceWorker });
  vi.stubGlobal('window', {});
  vi.stubGlobal('location', { reload: browser.reload });
  vi.stubGlobal('fetch', browser.fetch);
  vi.stubGlobal('document', {
    createElement: () => ({}),
    body: { appendChild: (element: unknown) => element },
    querySelectorAll: browser.querySelectorAll,
  });
  return browser;
}

const pageWith = (file: string) => () => new Response(`<script type="module" src="${file}"></script>`);
const older = { file: '/assets/index-old.js', page: pageWith('/assets/index-new.js') };

beforeEach(() => {
  vi.useFakeTimers();
  shown.length = 0;
});

describe('the worker of a release', () => {
  it('is registered, and looked for again every ten minutes, with a network or without [SH-043.a]', async () => {
    const { serviceWorker, update } = browserWith(older);
    await begin();
    expect(serviceWorker.register.mock.calls).toEqual([['/sw.js']]);
    await vi.advanceTimersByTimeAsync(tenMinutes - 1);
    expect(update).not.toHaveBeenCalled();
    update.mockRejectedValueOnce(new TypeError('offline'));
    await vi.advanceTimersByTimeAsync(1);
    expect(update).toHaveBeenCalledTimes(1);
    await vi.advanceTimersByTimeAsync(tenMinutes);
    expect(update).toHaveBeenCalledTimes(2);
  });

  it('is the only script that its policy of Trusted Types lets pass', async () => {
    const { serviceWorker } = browserWith(older);
    const createPolicy = vi.fn((name: string, rules: { createScriptURL: (url: string) => string }) => ({
      createScriptURL: (url: string) => `${name}: ${rules.createScriptURL(url)}`,
    }));
    vi.stubGlobal('window', { trustedTypes: { createPolicy } });
    await begin();
    expect(serviceWorker.register.mock.calls).toEqual([['lending-desk: /sw.js']]);
    const { createScriptURL } = createPolicy.mock.calls[0]?.[1] ?? {};
    expect(() => createScriptURL?.('/other.js')).toThrow('/other.js is not our service worker');
  });

  it('that takes over on an older page announces its release; Reload loads it, Close goes on [XR-034.a]', async () => {
    const { serviceWorker, fetch, reload, querySelectorAll } = browserWith(older);
    await begin();
    expect(shown).toMatchObject([{ available: false }]);
    serviceWorker.dispatchEvent(new Event('controllerchange'));
    await settle();
    expect(fetch.mock.calls).toEqual([['/index.html', { cache: 'no-cache' }]]);
    expect(querySelectorAll.mock.calls).toEqual([['script[type=module]']]);
    expect(newest()).toMatchObject({ available: true });
    newest()?.onReload();
    expect(reload).toHaveBeenCalledOnce();
    newest()?.onClose();
    expect(newest()).toMatchObject({ available: false });
  });

  it.each([
    ['the page is of the same release', pageWith(older.file)],
    ['the server answers an error', () => new Response('<script type="module"></script>', { status: 502 })],
  ])('announces nothing where %s [XR-034.b]', async (_when, page) => {
    const { serviceWorker, fetch } = browserWith({ ...older, page });
    await begin();
    serviceWorker.dispatchEvent(new Event('controllerchange'));
    await settle();
    expect(fetch).toHaveBeenCalledOnce();
    expect(shown).toMatchObject([{ available: false }]);
  });

  it('is no condition of the product: without one, or where it is refused, nothing fails', async () => {
    vi.stubGlobal('navigator', {});
    await begin();
    expect(shown).toEqual([]);
    const warn = vi.spyOn(console, 'warn').mockReturnValue();
    const refusal = new DOMException('Refused', 'SecurityError');
    browserWith({ ...older, register: () => Promise.reject(refusal) });
    await begin();
    expect(warn.mock.calls).toEqual([['No service worker', refusal]]);
    warn.mockRestore();
  });
});
