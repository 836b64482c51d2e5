import type { Viewer } from '@lending-desk/domain/access';
import type { RouteObject } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { memoryStorage } from '../../testing/fakeServer';

vi.stubGlobal('navigator', {});
vi.stubGlobal('localStorage', memoryStorage());
vi.stubGlobal('window', { addEventListener: () => undefined });
vi.stubGlobal('location', { pathname: '/' });

const underwriter: Viewer = {
  idString: 'asha',
  fullName: 'Asha Rao',
  email: 'asha@lender.example',
  roles: ['ROLE_CREDIT_USER'],
  addMasterTags: false,
};

const never = new Promise<never>(() => undefined);

/** The pages of a visit that has just begun; `reads` is what the queue reads. */
async function aVisit(
  reads: () => Promise<unknown>,
  known: Promise<Viewer | null>,
  expected: readonly string[] = underwriter.roles,
) {
  vi.resetModules();
  const { deskPage } = await import('./page');
  const { session } = await import('../../session/session');
  vi.spyOn(session, 'expectedRoles').mockReturnValue([...expected]);
  vi.spyOn(session, 'known').mockReturnValue(known);
  return deskPage({
    path: '/credit/loans',
    title: 'Loan queue',
    under: { label: 'Credit' },
    needs: 'openCreditDesk',
    load: async () => ({ Component: () => null }),
    reads,
  });
}

/** Opens the page. @returns whether it may be drawn by now */
function open(page: RouteObject): () => boolean {
  const address = 'http://desk.lender.example/credit/loans';
  let drawn = false;
  if (typeof page.loader !== 'function') throw new Error('The page reads nothing');
  const loaded = page.loader({
    params: {},
    request: new Request(address),
    url: new URL(address),
    pattern: '/credit/loans',
    context: undefined,
  });
  void Promise.resolve(loaded).then(() => {
    drawn = true;
  });
  return () => drawn;
}

describe('the first page of a visit', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it('is drawn with its person and its data when both are there', async () => {
    let answer: (viewer: Viewer) => void = () => undefined;
    const known = new Promise<Viewer>(done => {
      answer = done;
    });
    const drawn = open(await aVisit(async () => 'rows', known));
    await vi.advanceTimersByTimeAsync(100);
    expect(drawn()).toBe(false);
    answer(underwriter);
    await vi.advanceTimersByTimeAsync(0);
    expect(drawn()).toBe(true);
  });

  it('is drawn without them after a fifth of a second', async () => {
    const drawn = open(await aVisit(() => never, Promise.resolve(underwriter)));
    await vi.advanceTimersByTimeAsync(199);
    expect(drawn()).toBe(false);
    await vi.advanceTimersByTimeAsync(1);
    expect(drawn()).toBe(true);
  });

  it('is drawn at once when what it reads fails, and says so itself', async () => {
    const drawn = open(await aVisit(() => Promise.reject(new Error('away')), Promise.resolve(underwriter)));
    await vi.advanceTimersByTimeAsync(0);
    expect(drawn()).toBe(true);
  });

  it('is the only one that waits', async () => {
    const page = await aVisit(() => never, Promise.resolve(underwriter));
    open(page);
    const second = open(page);
    await vi.advanceTimersByTimeAsync(0);
    expect(second()).toBe(true);
  });
});

describe('a page whose visitor has left no trace in this browser', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it.each([
    ['asks for none of its data without a session', null, 0],
    ['asks for none of its data for a person who may not open it', { ...underwriter, roles: [] }, 0],
    ['asks for its data once its person is known', underwriter, 1],
  ] satisfies [string, Viewer | null, number][])('%s [SH-002.d]', async (_what, viewer, asked) => {
    const reads = vi.fn(async () => 'rows');
    open(await aVisit(reads, Promise.resolve(viewer), []));
    expect(reads).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(300);
    expect(reads).toHaveBeenCalledTimes(asked);
  });
});
