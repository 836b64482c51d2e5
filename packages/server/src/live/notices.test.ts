import { loanChanges } from '@lending-desk/domain';
import { describe, expect, it } from 'vitest';
import type { Listener } from '../db/open';
import { listenToLoans } from './notices';

/** Notices over a channel held by hand. */
async function byHand() {
  let listener: Listener | null = null;
  let stopped = 0;
  const notices = await listenToLoans({
    listen: async (_channel, given) => {
      listener = given;
      return async () => void (stopped += 1);
    },
  });
  return { notices, listener: () => listener, stopped: () => stopped };
}

describe('listenToLoans', () => {
  it('tells everything to everybody after the connection was lost for a while', async () => {
    const { notices, listener } = await byHand();
    const heard: string[] = [];
    notices.watch(1, { onChange: changed => heard.push(changed), onEnd: () => {} });
    listener()?.onMissed();
    expect(heard).toEqual(loanChanges);
  });

  it('tells nobody who has left', async () => {
    const { notices, listener } = await byHand();
    const heard: string[] = [];
    const leave = notices.watch(1, { onChange: changed => heard.push(changed), onEnd: () => {} });
    leave();
    listener()?.onPayload('{"loanId":1,"changed":"pd"}');
    expect(heard).toEqual([]);
  });

  it('ends who watches when it closes, and whoever comes after that', async () => {
    const { notices, stopped } = await byHand();
    const ended: string[] = [];
    notices.watch(1, { onChange: () => {}, onEnd: () => ended.push('before') });
    await notices.close();
    notices.watch(1, { onChange: () => {}, onEnd: () => ended.push('after') });
    await expect.poll(() => ended).toEqual(['before', 'after']);
    expect(stopped()).toBe(1);
  });
});
