import { contract } from '@lending-desk/domain/contract';
import type { LoanDetail } from '@lending-desk/domain/loan';
import { aLoan } from '@lending-desk/domain/testing';
import { MutationObserver, QueryClient } from '@tanstack/react-query';
import { describe, expect, it, vi } from 'vitest';
import { createIdempotencyKeys } from '../drafts/idempotencyKeys';
import { createDraftStore, type DraftPlace } from '../drafts/store';
import { ApiError } from '../http/apiError';
import type { CallOptions } from '../http/client';
import type { Call } from './call';
import { memoryStorage } from '../testing/fakeServer';

// What is tested reaches for the browser as soon as it is loaded.
vi.stubGlobal('localStorage', memoryStorage());
vi.stubGlobal('navigator', {});
const { creditSource } = await import('./loan');
const { loanLists } = await import('./loanCache');
const { callOptions } = await import('./call');
const { begin, actionKey } = await import('./useSingleFlight');

const loanId = 482_190;
const place: DraftPlace = { person: 'asha', of: loanId, form: 'comment' };
const { queryKey } = creditSource.detail(String(loanId));

const cut = new ApiError(contract.comments.save, { kind: 'broken', part: 'comments.save', issues: [] });

const listKey = [...loanLists, 'first page'];
const withPatch: Partial<Call<string, string>> = {
  patch: (detail, comment) => withComment(detail, comment),
};

/** A form that saves comments, and a server that answers when it is told to.
 *  @param write  what is particular to its write */
function aForm(write = withPatch) {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const storage = memoryStorage();
  let time = Date.parse('2026-11-21T09:30:00.000Z');
  const now = () => new Date(time);
  const drafts = createDraftStore({ storage, now });
  const keys = createIdempotencyKeys({ storage, now, wait: async () => {} });
  const asked: { comment: string; key: string; answer: (failure?: Error) => void }[] = [];
  const save = Object.assign(
    (comment: string, { idempotencyKey: key = '' }: CallOptions = {}) =>
      new Promise<string>((done, fail) => {
        asked.push({ comment, key, answer: failure => (failure ? fail(failure) : done(comment)) });
      }),
    { keyed: true },
  );
  const options = callOptions<string, string>(
    { client, drafts, keys, person: 'asha' },
    {
      word: 'comment',
      of: loanId,
      send: (comment, ask) => ask(save, comment),
      ...write,
    },
  );
  const mutation = new MutationObserver(client, {
    ...options,
    mutationKey: actionKey('comment', String(loanId)),
  });
  const press = (comment: string, after = {}) =>
    begin(client, ['comment', String(loanId)], () => mutation.mutate(comment), after);
  client.setQueryData(queryKey, aLoan());
  client.setQueryData(listKey, []);
  return {
    client,
    drafts,
    asked,
    press,
    type: (value: string) => drafts.write(place, { value, base: '', baseVersion: 0 }),
    draft: () => drafts.get(place).mine?.value ?? null,
    comments: () => client.getQueryData(queryKey)?.core.comments.map(({ comment }) => comment),
    pass: (ms: number) => {
      time += ms;
    },
    /** Cuts each answer to a press, until it is not asked for again. */
    cutAnswers: async () => {
      const before = asked.length;
      for (let time = 1; time <= 4; time += 1) {
        await vi.waitFor(() => expect(asked).toHaveLength(before + time));
        asked.at(-1)?.answer(cut);
      }
    },
    /** Whether the loan, and a list of loans, are to be read again. */
    stale: () => [queryKey, listKey].map(key => client.getQueryState(key)?.isInvalidated),
    settled: () => vi.waitFor(() => expect(client.isMutating()).toBe(0)),
  };
}

function withComment(detail: LoanDetail, comment: string): LoanDetail {
  const one = { id: comment, comment, author: 'Asha', createdOn: detail.core.startedOn };
  return { ...detail, core: { ...detail.core, comments: [one] } };
}

describe('a write of a loan', () => {
  it('is sent once, however often it is pressed, from the press on', async () => {
    const form = aForm();
    const begun = ['Seen', 'Seen', 'Seen'].map(comment => form.press(comment));
    expect(begun).toEqual([true, false, false]);
    await vi.waitFor(() => expect(form.asked).toHaveLength(1));
    form.asked[0]?.answer();
    await form.settled();
    expect(form.press('The next one')).toBe(true);
  });

  it('clears the draft and shows the answer though nobody looks any more [XR-012.d]', async () => {
    const form = aForm();
    form.type('Seen');
    form.press('Seen');
    await vi.waitFor(() => expect(form.asked).toHaveLength(1));
    form.asked[0]?.answer();
    await form.settled();
    expect(form.draft()).toBeNull();
    expect(form.comments()).toEqual(['Seen']);
  });

  it('leaves what was typed while it was under way [XR-012.d]', async () => {
    const form = aForm();
    form.type('Seen');
    form.press('Seen');
    form.type('Seen. And called');
    await vi.waitFor(() => expect(form.asked).toHaveLength(1));
    form.asked[0]?.answer();
    await form.settled();
    expect(form.draft()).toBe('Seen. And called');
  });

  it('keeps draft and key when the answer was cut, and is the same action the next time [XR-013.a]', async () => {
    const form = aForm();
    form.type('Seen');
    form.press('Seen');
    await form.cutAnswers();
    await form.settled();
    expect(form.draft()).toBe('Seen');
    form.press('Seen');
    await form.cutAnswers();
    expect(new Set(form.asked.map(({ key }) => key)).size).toBe(1);
  });

  it('is read again when the answer was cut, because it may be stored', async () => {
    const form = aForm();
    form.press('Seen');
    await form.cutAnswers();
    await form.settled();
    expect(form.client.getQueryState(queryKey)?.isInvalidated).toBe(true);
  });

  it('is not undone by a read that was asked for before, and that read is made again', async () => {
    const form = aForm();
    const reads: { signal: AbortSignal; answer: (detail: LoanDetail) => void }[] = [];
    const reading = form.client.fetchQuery({
      queryKey,
      queryFn: ({ signal }) => new Promise<LoanDetail>(answer => reads.push({ signal, answer })),
    });
    reading.catch(() => undefined);
    form.press('Seen');
    await vi.waitFor(() => expect(form.asked).toHaveLength(1));
    form.asked[0]?.answer();
    await form.settled();
    expect(reads[0]?.signal.aborted).toBe(true);
    reads[0]?.answer(aLoan());
    await Promise.resolve();
    expect(form.comments()).toEqual(['Seen']);
    expect(form.client.getQueryState(queryKey)?.isInvalidated).toBe(true);
  });

  it('reads nothing anew where nothing was being read', async () => {
    const form = aForm();
    form.press('Seen');
    await vi.waitFor(() => expect(form.asked).toHaveLength(1));
    form.asked[0]?.answer();
    await form.settled();
    expect(form.client.getQueryState(queryKey)?.isInvalidated).toBe(false);
  });

  it.each<[string, Partial<Call<string, string>>, readonly [loan: boolean, list: boolean]]>([
    ['the loan, where its answer says nothing of it', {}, [true, false]],
    ['nothing more than its answer', withPatch, [false, false]],
    ['the lists, where it changes their rows', { ...withPatch, changesQueue: true }, [false, true]],
    ['the loan, where it changes more of it', { ...withPatch, changesMore: true }, [true, false]],
    [
      'the loan, where what was sent does',
      { ...withPatch, changesMore: sent => sent === 'Seen' },
      [true, false],
    ],
    [
      'nothing, where what was sent does not',
      { ...withPatch, changesMore: sent => sent !== 'Seen' },
      [false, false],
    ],
    ['what it sees to itself', { done: () => undefined }, [false, false]],
  ])('has %s read again', async (_name, write, stale) => {
    const form = aForm(write);
    form.press('Seen');
    await vi.waitFor(() => expect(form.asked).toHaveLength(1));
    form.asked[0]?.answer();
    await form.settled();
    expect(form.stale()).toEqual(stale);
  });

  it('is another action after the time that it says itself [XR-013.a]', async () => {
    const form = aForm({ ...withPatch, rememberMs: 60_000 });
    for (const ms of [59_999, 1]) {
      form.press('Seen');
      await form.cutAnswers();
      await form.settled();
      form.pass(ms);
    }
    form.press('Seen');
    await form.cutAnswers();
    const keys = form.asked.map(({ key }) => key);
    expect([keys[4] === keys[0], keys[8] === keys[0]]).toEqual([true, false]);
  });

  it('that changes more of the loan ends a read that was asked for before', async () => {
    const form = aForm({});
    const signals: AbortSignal[] = [];
    const reading = form.client.fetchQuery({
      queryKey,
      queryFn: ({ signal }) => new Promise<LoanDetail>(() => signals.push(signal)),
    });
    reading.catch(() => undefined);
    form.press('Seen');
    await vi.waitFor(() => expect(form.asked).toHaveLength(1));
    form.asked[0]?.answer();
    await form.settled();
    expect(signals.map(({ aborted }) => aborted)).toEqual([true]);
  });

  it('that sees to itself what it changes has the loan not read again when its answer was cut', async () => {
    const failed = vi.fn();
    const form = aForm({ done: () => undefined, failed });
    form.press('Seen');
    await form.cutAnswers();
    await form.settled();
    expect(form.stale()).toEqual([false, false]);
    expect(failed).toHaveBeenCalledOnce();
  });

  it('lets the draft go together with what changes at once, and not after what takes time [XR-012.d]', async () => {
    let isOver = () => {};
    const form = aForm({ done: () => new Promise<void>(done => void (isOver = done)) });
    form.type('Seen');
    form.press('Seen');
    await vi.waitFor(() => expect(form.asked).toHaveLength(1));
    form.asked[0]?.answer();
    await vi.waitFor(() => expect(form.draft()).toBeNull());
    expect(form.client.isMutating()).toBe(1);
    isOver();
    await form.settled();
  });
});
