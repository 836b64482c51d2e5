import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Forgetting } from '../session/store';
import { memoryStorage } from '../testing/fakeServer';

const session = vi.hoisted(() => ({ forget: (_forgetting: Forgetting) => {} }));
vi.mock('../session/session', () => ({
  session: {
    onForget: (forget: typeof session.forget) => {
      session.forget = forget;
    },
  },
}));

const place = { person: 'asha', of: 100_007, form: 'comment' };
const sending = { person: 'asha', action: ['comment', '100007'] };

/** A page with its storage, in which somebody has just typed. */
async function aPage() {
  const page = Object.assign(new EventTarget(), { visibilityState: 'visible' });
  vi.stubGlobal('localStorage', memoryStorage());
  vi.stubGlobal('document', page);
  vi.stubGlobal('window', new EventTarget());
  const { drafts, idempotencyKeys } = await import('./drafts');
  drafts.write(place, { value: 'Salary slip seen', base: '', baseVersion: 3 });
  return {
    page,
    drafts,
    kept: () => Array.from({ length: localStorage.length }, (_, at) => localStorage.key(at)),
    /** An action that is under way. */
    send: () => void idempotencyKeys.once(sending, 'Sent', () => new Promise(() => {})),
  };
}
const draft = 'lending-desk.draft/asha/100007/comment';
const key = 'lending-desk.key/asha/comment/100007';

beforeEach(() => {
  vi.resetModules();
  vi.useFakeTimers();
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

describe('the drafts of this browser', () => {
  it.each<['hidden' | 'visible', string[]]>([
    ['hidden', [draft]],
    ['visible', []],
  ])('of a page that becomes %s are written: %s [XR-012.b]', async (visibilityState, written) => {
    const { page, kept } = await aPage();
    page.visibilityState = visibilityState;
    page.dispatchEvent(new Event('visibilitychange'));
    expect(kept()).toEqual(written);
  });

  it('are written when the page is left [XR-012.b]', async () => {
    const { kept } = await aPage();
    window.dispatchEvent(new Event('pagehide'));
    expect(kept()).toEqual([draft]);
  });

  it('follow what another window wrote into the same storage [XR-012.e]', async () => {
    const { drafts } = await aPage();
    drafts.flush();
    localStorage.removeItem(draft);
    const changed = (storageArea: Storage) =>
      window.dispatchEvent(Object.assign(new Event('storage'), { key: draft, storageArea }));
    changed(memoryStorage());
    expect(drafts.get(place).mine?.value).toBe('Salary slip seen');
    changed(localStorage);
    expect(drafts.get(place).mine).toBeNull();
  });

  it.each<[Forgetting, string[]]>([
    [{ person: 'asha', drafts: 'keep' }, [draft, key]],
    [{ person: 'ravi', drafts: 'drop' }, [draft, key]],
    [{ person: 'asha', drafts: 'drop' }, []],
  ])('after a session ended with %o are %j [XR-012.c]', async (forgetting, written) => {
    const { kept, send } = await aPage();
    send();
    session.forget(forgetting);
    expect(kept().toSorted()).toEqual(written);
  });
});
