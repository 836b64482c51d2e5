import { loanChanges } from '@lending-desk/domain/live';
import { describe, expect, it, vi } from 'vitest';
import type { Listener } from '../db/database';
import { loanChanged } from './announce';
import { listenToLoans } from './notices';

/** Notices over a channel that the test controls. */
async function byHand(forMs?: number) {
  let listener: Listener | null = null;
  let stopped = 0;
  const notices = await listenToLoans(
    {
      listen: async (channel, given) => {
        if (channel !== loanChanged) return async () => {};
        listener = given;
        return async () => void (stopped += 1);
      },
    },
    forMs,
  );
  return { notices, listener: () => listener, stopped: () => stopped };
}

describe('listenToLoans', () => {
  it('tells every watcher to reload after the connection was lost for a while [XR-016.d]', async () => {
    const { notices, listener } = await byHand();
    const received: string[] = [];
    notices.watch(1, { onChange: changed => received.push(changed), onEnd: () => {} });
    listener()?.onMissed();
    expect(received).toEqual(loanChanges);
  });

  it('sends nothing to a watcher that has left [XR-016.a]', async () => {
    const { notices, listener } = await byHand();
    const received: string[] = [];
    const leave = notices.watch(1, { onChange: changed => received.push(changed), onEnd: () => {} });
    leave();
    listener()?.onPayload('{"loanId":1,"changed":"pd"}');
    expect(received).toEqual([]);
  });

  it('goes on telling who is there when somebody else leaves the loan, even twice [XR-016.a]', async () => {
    const { notices, listener } = await byHand();
    const received: string[] = [];
    const watch = (name: string) =>
      notices.watch(1, { onChange: changed => received.push(`${name}: ${changed}`), onEnd: () => {} });
    const tell = (changed: string) => listener()?.onPayload(JSON.stringify({ loanId: 1, changed }));
    const firstLeaves = watch('first');
    const secondLeaves = watch('second');
    firstLeaves();
    tell('pd');
    secondLeaves();
    received.push('nobody');
    watch('third');
    firstLeaves();
    secondLeaves();
    tell('calls');
    expect(received).toEqual(['second: pd', 'nobody', 'third: pd', 'third: calls']);
  });

  it("sends a new watcher the loan's recent changes [XR-016.a]", async () => {
    vi.useFakeTimers();
    const { notices, listener } = await byHand(1_000);
    const tell = (loanId: number, changed: string) =>
      listener()?.onPayload(JSON.stringify({ loanId, changed }));
    const heardOf = (loanId: number) => {
      const received: string[] = [];
      notices.watch(loanId, { onChange: changed => received.push(changed), onEnd: () => {} })();
      return received;
    };
    tell(1, 'calls');
    vi.advanceTimersByTime(600);
    for (const changed of ['pd', 'pd', 'bureau']) tell(1, changed);
    tell(2, 'decision');
    expect([heardOf(1), heardOf(2), heardOf(3)]).toEqual([['calls', 'pd', 'bureau'], ['decision'], []]);
    vi.advanceTimersByTime(400);
    expect(heardOf(1)).toEqual(['pd', 'bureau']);
    vi.advanceTimersByTime(600);
    expect(heardOf(1)).toEqual([]);
    listener()?.onMissed();
    vi.advanceTimersByTime(999);
    expect(heardOf(3)).toEqual(loanChanges);
    vi.advanceTimersByTime(1);
    expect(heardOf(3)).toEqual([]);
    vi.useRealTimers();
  });

  it('ends its watchers when it closes, and any that come later', async () => {
    const { notices, stopped } = await byHand();
    const ended: string[] = [];
    notices.watch(1, { onChange: () => {}, onEnd: () => ended.push('before') });
    await notices.close();
    notices.watch(1, { onChange: () => {}, onEnd: () => ended.push('after') });
    await expect.poll(() => ended).toEqual(['before', 'after']);
    expect(stopped()).toBe(1);
  });
});
