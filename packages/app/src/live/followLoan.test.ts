import type { LoanPart } from '@lending-desk/domain/loan';
import { aLoan } from '@lending-desk/domain/testing';
import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { expect, it, vi } from 'vitest';
import { memoryStorage } from '../testing/fakeServer';

// What is tested reaches for the browser as soon as it is loaded.
vi.stubGlobal('localStorage', memoryStorage());
vi.stubGlobal('navigator', {});
class Form extends EventTarget {
  closest = (): Form | null => this;
}
const page = new Form();
vi.stubGlobal('Element', Form);
vi.stubGlobal('document', page);
const stream = vi.fn<() => Promise<ReadableStream>>();
const typing = vi.fn(async () => ({}));
vi.mock('../http/api', () => ({ apiOf: () => ({ loan: stream, typing }) }));
const { followLoan } = await import('./followLoan');
const { everyPart } = await import('./refreshLoan');
const { creditSource, loanQueries } = await import('../queries/loan');

const id = '300001';

/** Opens the stream of a loan that is on the screen.
 *  @param agoMs  how long ago it was read
 *  @param times  how often it is opened: each but the last one ends at once
 *  @returns the parts that are read then, and whether what stands beside them is stale */
async function opening(agoMs: number, times = 1) {
  const client = new QueryClient();
  const updatedAt = Date.now() - agoMs;
  for (const part of everyPart) {
    const { queryKey } = creditSource.part(id, part);
    client.setQueryData(queryKey, aLoan(), { updatedAt });
    const observer = new QueryObserver(client, { queryKey, staleTime: Number.POSITIVE_INFINITY });
    observer.subscribe(() => {});
  }
  const money = [...loanQueries.details(), id, 'money', 'links'];
  client.setQueryData(money, []);
  const leave = new AbortController();
  const asked: LoanPart[] = [];
  const read = async (_id: string, part: LoanPart) => {
    asked.push(part);
    return aLoan();
  };
  for (let opened = 0; opened < times; opened += 1)
    stream.mockImplementationOnce(async () => new ReadableStream({ start: it => it.close() }));
  stream.mockImplementationOnce(async () => {
    leave.abort();
    throw new Error('left');
  });
  vi.useFakeTimers({ toFake: ['setTimeout'] });
  const following = followLoan(client, id, { ...creditSource, read }, leave.signal);
  await vi.advanceTimersByTimeAsync(60_000);
  vi.useRealTimers();
  await following;
  return { asked, moneyIsStale: client.getQueryState(money)?.isInvalidated };
}

it.each([
  // The stream remembers what changed for three times as long.
  [2_900, [], false],
  // It was in the cache, or the stream came late: it may have changed before.
  [3_100, everyPart, true],
] as const)(
  'a loan that was read %i ms before its stream opens: %j are read again [XR-016.d]',
  async (ms, parts, isStale) => {
    expect(await opening(ms)).toEqual({ asked: parts, moneyIsStale: isStale });
  },
);

it('a stream that was interrupted has the loan read again, however lately it was read [XR-016.d]', async () => {
  expect(await opening(0, 2)).toEqual({ asked: everyPart, moneyIsStale: true });
});

it('somebody who goes on typing tells it anew before the six seconds are over [XR-015.c]', async () => {
  const leave = new AbortController();
  stream.mockImplementation(async () => {
    throw new Error('Down');
  });
  const following = followLoan(new QueryClient(), id, creditSource, leave.signal);
  const toldBy = (ms: number) => {
    document.dispatchEvent(Object.defineProperty(new Event('input'), 'timeStamp', { value: ms }));
    return typing.mock.calls.length;
  };
  expect([0, 2999, 3000, 5999, 6000].map(toldBy)).toEqual([1, 1, 2, 2, 3]);
  expect(typing.mock.calls).toEqual(Array(3).fill([{ id, desk: 'credit' }, { signal: leave.signal }]));
  // What is typed outside of the forms of the loan, such as a filter, is nobody's business.
  page.closest = () => null;
  expect(toldBy(9000)).toBe(3);
  page.closest = () => page;
  expect(toldBy(9000)).toBe(4);
  leave.abort();
  await following;
});
