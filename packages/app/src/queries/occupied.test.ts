import { MutationObserver, QueryClient } from '@tanstack/react-query';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { isOccupied, occupy } from './occupied';
import { begin, actionKey, type ActionName, occupying } from './useSingleFlight';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.runAllTimers();
  vi.useRealTimers();
});

/** A control whose action is answered at once. */
function aControl(name: ActionName, reaches?: (status: string) => boolean) {
  const client = new QueryClient();
  const sent: string[] = [];
  const mutation = new MutationObserver(client, {
    mutationKey: actionKey(...name),
    mutationFn: occupying(name, {
      mutationFn: async (status: string) => (sent.push(status), status),
      reaches,
    }),
  });
  return {
    sent,
    press: async (status: string) => {
      begin(client, name, () => mutation.mutate(status), {});
      await vi.advanceTimersByTimeAsync(110);
    },
  };
}

describe('what reached somebody outside', () => {
  it('is done once by three clicks 110 ms apart, though each answer is quicker than the next click [SH-073.f]', async () => {
    const { sent, press } = aControl(['call', '482190'], () => true);
    for (const status of ['queued', 'queued', 'queued']) await press(status);
    expect(sent).toEqual(['queued']);
  });

  it('can be done again five seconds after its answer [SH-073.f]', async () => {
    const { sent, press } = aControl(['call', '482190'], () => true);
    await press('queued');
    await vi.advanceTimersByTimeAsync(4_889);
    await press('queued');
    expect(sent).toHaveLength(1);
    await press('queued');
    expect(sent).toHaveLength(2);
  });

  it('can be done again at once where it reached nobody [SH-073.f]', async () => {
    const { sent, press } = aControl(['call', '482190'], status => status === 'queued');
    for (const status of ['busy', 'queued', 'queued']) await press(status);
    expect(sent).toEqual(['busy', 'queued']);
  });

  it('does not occupy other actions [SH-073.f]', async () => {
    const { press } = aControl(['call', '482190'], () => true);
    await press('queued');
    const other = aControl(['call', '482191'], () => true);
    await other.press('queued');
    expect(other.sent).toHaveLength(1);
    const comment = aControl(['comment', '482190']);
    for (const text of ['a', 'b']) await comment.press(text);
    expect(comment.sent).toHaveLength(2);
  });

  it('stays occupied from the later of two [SH-073.f]', async () => {
    occupy('phone', '9876543210');
    await vi.advanceTimersByTimeAsync(3_000);
    occupy('phone', '9876543210');
    await vi.advanceTimersByTimeAsync(4_999);
    expect(isOccupied('phone', '9876543210')).toBe(true);
    await vi.advanceTimersByTimeAsync(1);
    expect(isOccupied('phone', '9876543210')).toBe(false);
  });
});
