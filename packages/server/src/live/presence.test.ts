import { contract } from '@lending-desk/domain/contract';
import type { LoanDesk } from '@lending-desk/domain/access';
import type { Present } from '@lending-desk/domain/live';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Listener } from '../db/database';
import { bearer, type Caller, withServer } from '../testing/harness';
import { aLine, heldBy, loanIdOf, storeLoans } from '../testing/loans';
import { beatMs, listenToPresence } from './presence';

describe('listenToPresence', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  /** A board whose channel the test controls, and what a watcher of loan 1 received. */
  async function byHand() {
    let listener: Listener | null = null;
    const presence = await listenToPresence({
      listen: async (_channel, given) => {
        listener = given;
        return async () => {};
      },
    });
    const shown: string[] = [];
    const watch = () =>
      presence.watch(1, people =>
        shown.push(people.map(one => `${one.fullName}${one.typing ? ' types' : ''}`).join(', ')),
      );
    const say = (fullName: string, typing = false, loanId = 1) =>
      listener?.onPayload(JSON.stringify({ loanId, idString: fullName, fullName, typing }));
    return { presence, shown, watch, say, raw: (payload: string) => listener?.onPayload(payload) };
  }

  it('tells who came, at once, and nothing while nothing changes [XR-015.a]', async () => {
    const { shown, watch, say } = await byHand();
    watch();
    say('Bina');
    say('Bina');
    say('Asha');
    say('Chitra', false, 2);
    say('Dev');
    expect(shown).toEqual(['Bina', 'Asha, Bina', 'Asha, Bina, Dev']);
  });

  it('tells a new watcher who is there [XR-015.a]', async () => {
    const { shown, watch, say } = await byHand();
    say('Asha');
    watch();
    expect(shown).toEqual(['Asha']);
  });

  it('forgets somebody 30 seconds after they were last heard of [XR-015.b]', async () => {
    const { shown, watch, say } = await byHand();
    watch();
    say('Asha');
    await vi.advanceTimersByTimeAsync(29_000);
    expect(shown).toEqual(['Asha']);
    await vi.advanceTimersByTimeAsync(1_000);
    expect(shown).toEqual(['Asha', '']);
  });

  it('forgets them also where another watcher comes just then, and tells both when they are back [XR-015.b]', async () => {
    const { shown, watch, say } = await byHand();
    watch();
    await vi.advanceTimersByTimeAsync(500);
    say('Asha');
    await vi.advanceTimersByTimeAsync(30_000);
    watch();
    await vi.advanceTimersByTimeAsync(1_000);
    expect(shown).toEqual(['Asha', '']);
    say('Asha');
    expect(shown).toEqual(['Asha', '', 'Asha', 'Asha']);
  });

  it('keeps somebody whose screen goes on saying so, when every other beat is lost [XR-015.b]', async () => {
    const { shown, watch, say } = await byHand();
    watch();
    say('Asha');
    for (let beat = 0; beat < 6; beat += 1) {
      await vi.advanceTimersByTimeAsync(2 * beatMs);
      say('Asha');
    }
    expect(shown).toEqual(['Asha']);
  });

  it('shows typing for six seconds, also over a beat [XR-015.a, XR-015.c]', async () => {
    const { shown, watch, say } = await byHand();
    watch();
    say('Asha', true);
    await vi.advanceTimersByTimeAsync(3_000);
    say('Asha');
    await vi.advanceTimersByTimeAsync(2_999);
    expect(shown).toEqual(['Asha types']);
    await vi.advanceTimersByTimeAsync(1);
    expect(shown).toEqual(['Asha types', 'Asha']);
  });

  it('ignores an invalid payload, and tells nothing to who has left', async () => {
    const { shown, watch, say, raw } = await byHand();
    const leave = watch();
    for (const payload of ['', 'nonsense', '{"loanId":1}', '[]']) raw(payload);
    leave();
    say('Asha');
    expect(shown).toEqual([]);
  });

  it('goes on telling one watcher when another leaves, and looks no more at the clock when it is closed [XR-015.a]', async () => {
    const { presence, shown, watch, say } = await byHand();
    const leave = watch();
    watch();
    leave();
    say('Asha');
    expect(shown).toEqual(['Asha']);
    await presence.close();
    expect(vi.getTimerCount()).toBe(0);
  });
});

withServer(server => {
  let admin: Caller;
  let user: Caller;

  beforeAll(async () => {
    await storeLoans(server().db, [
      aLine(1, { underWriter: heldBy('credit.user') }),
      aLine(2, { underWriter: heldBy('credit.admin') }),
    ]);
    admin = await server().signIn('ROLE_CREDIT_ADMIN');
    user = await server().signIn('ROLE_CREDIT_USER');
  });

  const pathOf = (ref: number, what: string) => `/api/v1/credit-dashboard/loans/${ref}/${what}`;

  /** An open stream of a loan, and who it last said is here. */
  async function open(as: Caller, number = 1) {
    const response = await server().app.request(pathOf(loanIdOf(number), 'events'), { headers: bearer(as) });
    if (!response.body) throw new Error('No stream');
    const reader = response.body.getReader();
    const decoder = new TextDecoder();
    let here: readonly string[] = [];
    void (async () => {
      for (let part = await reader.read(); !part.done; part = await reader.read()) {
        for (const [, data] of decoder.decode(part.value).matchAll(/^data: (.*)$/gm)) {
          const read = JSON.parse(data ?? '') as { here?: Present[] };
          if (read.here) here = read.here.map(one => `${one.fullName}${one.typing ? ' types' : ''}`);
        }
      }
    })();
    return { here: () => here, leave: () => reader.cancel() };
  }

  it('shows two people who have one loan open to each other, and who types, on every server [XR-015.a]', async () => {
    const shown: (readonly Present[])[] = [];
    // Another server of the same database.
    const elsewhere = await listenToPresence({ listen: server().listen });
    elsewhere.watch(loanIdOf(1), people => shown.push(people));

    const first = await open(user);
    const second = await open(admin);
    await expect.poll(first.here).toEqual(['Credit Admin']);
    await expect.poll(second.here).toEqual(['Credit User']);
    const { status } = await server().call(contract.live.typing, { id: loanIdOf(1) }, admin);
    expect(status).toBe(200);
    await expect.poll(first.here).toEqual(['Credit Admin types']);
    expect(second.here()).toEqual(['Credit User']);
    await expect
      .poll(() => shown.at(-1)?.map(({ fullName, typing }) => [fullName, typing]))
      .toEqual([
        ['Credit Admin', true],
        ['Credit User', false],
      ]);
    await Promise.all([first.leave(), second.leave(), elsewhere.close()]);
  });

  it('tells nobody that somebody types into a loan they may not open [XR-015.d]', async () => {
    const own = await open(admin, 2);
    expect((await server().call(contract.live.typing, { id: loanIdOf(2) }, user)).status).toBe(403);
    expect((await server().call(contract.live.typing, { id: loanIdOf(99) }, user)).status).toBe(404);
    // Of two desks, a right at one is none at the other.
    const support = await server().signIn('ROLE_CUSTOMER_SERVICE');
    const types = (as: Caller, desk: LoanDesk) =>
      server().call(contract.live.typing, { id: loanIdOf(2), desk }, as);
    expect((await types(support, 'credit')).status).toBe(403);
    expect((await types(admin, 'customerSupport')).status).toBe(403);
    expect(own.here()).toEqual([]);
    expect((await types(support, 'customerSupport')).status).toBe(200);
    await expect.poll(own.here).toEqual(['Support User types']);
    await own.leave();
  });
});
