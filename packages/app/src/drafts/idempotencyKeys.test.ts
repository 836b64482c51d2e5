import { contract } from '@lending-desk/domain/contract';
import type { Failure } from '@lending-desk/domain/errors';
import { describe, expect, it } from 'vitest';
import { ApiError } from '../http/apiError';
import { memoryStorage } from '../testing/fakeServer';
import { createIdempotencyKeys, type IdempotencyKeys } from './idempotencyKeys';

const place = { person: 'asha', action: ['comment', '482190'] };
const comment = { id: '482190', comment: 'Salary slip seen' };
const minute = 60_000;

/** A browser with its storage; `reload` makes another page of it. */
function aBrowser(storage = memoryStorage()) {
  let count = 0;
  let time = 0;
  const page = () =>
    createIdempotencyKeys({
      storage,
      now: () => new Date(time),
      newKey: () => `key-${(count += 1)}`,
      wait: async () => {},
    });
  let keys = page();
  return {
    storage,
    reload: () => {
      keys = page();
    },
    wait: (ms: number) => {
      time += ms;
    },
    forget: (person: string) => keys.clearPerson(person),
    /** @returns the key it was sent under */
    send: async (failure: Failure | null, sent: unknown = comment, rememberMs?: number) => {
      let used = '';
      const answer = keys.once(
        place,
        sent,
        async key => {
          used = key;
          if (failure) throw new ApiError(contract.comments.save, failure);
        },
        rememberMs,
      );
      await answer.catch(() => undefined);
      return used;
    },
  };
}

const outage: Failure = { kind: 'unreachable' };
const refused = (status: number, ...messages: string[]): Failure => ({ kind: 'refused', status, messages });

describe('an action sent again has the key it had [XR-013.a]', () => {
  it.each<[string, Failure]>([
    ['the server could not be reached', outage],
    ['the server failed', { kind: 'unreachable', status: 502 }],
    ['the server failed in its own words', { kind: 'unreachable', status: 500, messages: ['Try later'] }],
    [
      'the answer was cut, no JSON or of another shape',
      { kind: 'broken', part: 'comments.save', issues: [] },
    ],
    ['a page that is not the server’s refused it', refused(403)],
    ['what stands before the server had a conflict', { kind: 'conflict', messages: [], current: undefined }],
    ['the session had ended', refused(401, 'Token expired')],
    ['it took too long to arrive', refused(408, 'Request timeout')],
    ['it came too early', refused(425, 'Too early')],
    ['there were too many requests', refused(429, 'Too many requests')],
  ])('when %s', async (_name, failure) => {
    const browser = aBrowser();
    expect([await browser.send(failure), await browser.send(null)]).toEqual(['key-1', 'key-1']);
  });

  it('after a reload, while nothing is known [XR-013.b]', async () => {
    const browser = aBrowser();
    await browser.send(outage);
    browser.reload();
    expect(await browser.send(null)).toBe('key-1');
  });

  it('with its file chosen again, and with no other file', async () => {
    const browser = aBrowser();
    const sendPhoto = (text: string, name: string, lastModified = 1) =>
      browser.send(outage, { photo: new File([text], name, { lastModified }) });
    const key = await sendPhoto('a face', 'selfie.jpg');
    browser.reload();
    expect(await sendPhoto('a face', 'selfie.jpg')).toBe(key);
    const others = [
      await sendPhoto('a face', 'selfie-2.jpg'),
      await sendPhoto('two faces', 'selfie.jpg'),
      await sendPhoto('a face', 'selfie.jpg', 2),
    ];
    expect(others).toEqual(['key-2', 'key-3', 'key-4']);
  });

  it('when something else was tried in between', async () => {
    const browser = aBrowser();
    await browser.send(outage);
    expect(await browser.send(refused(422, 'Too long'), { ...comment, comment: 'Else' })).toBe('key-2');
    expect(await browser.send(null)).toBe('key-1');
  });

  it('where the browser keeps nothing, as long as the page is there', async () => {
    const storage = memoryStorage();
    storage.setItem = () => {
      throw new Error('QuotaExceededError');
    };
    const browser = aBrowser(storage);
    expect([await browser.send(outage), await browser.send(null), await browser.send(null)]).toEqual([
      'key-1',
      'key-1',
      'key-2',
    ]);
    expect(await browser.send(outage)).toBe('key-3');
    browser.forget('asha');
    expect(await browser.send(outage)).toBe('key-4');
  });
});

describe('an action whose answer was lost is asked for again', () => {
  const asking = (outcomes: readonly (Failure | null)[], meanwhile?: (keys: IdempotencyKeys) => void) => {
    const [used, waits]: [string[], number[]] = [[], []];
    const keys = createIdempotencyKeys({
      storage: memoryStorage(),
      now: () => new Date(0),
      newKey: () => `key-${used.length + 1}`,
      wait: async ms => {
        waits.push(ms);
        meanwhile?.(keys);
      },
    });
    const send = async (key: string) => {
      const failure = outcomes[used.push(key) - 1];
      if (failure) throw new ApiError(contract.comments.save, failure);
      return 'saved';
    };
    return { used, waits, answer: keys.once(place, comment, send) };
  };

  it('by its key, until the server says what became of it [XR-013.b]', async () => {
    const { used, waits, answer } = asking([
      outage,
      { kind: 'unreachable', status: 504 },
      { kind: 'broken', part: 'comments.save', issues: [] },
      null,
    ]);
    await expect(answer).resolves.toBe('saved');
    expect(used).toEqual(['key-1', 'key-1', 'key-1', 'key-1']);
    expect(waits).toEqual([500, 1_500, 4_000]);
  });

  it('until it is refused [XR-013.b]', async () => {
    const { used, answer } = asking([outage, refused(422, 'Too long')]);
    await expect(answer).rejects.toThrow('Too long');
    expect(used).toHaveLength(2);
  });

  it('a few times [XR-013.b]', async () => {
    const { used, waits, answer } = asking([outage, outage, outage, outage, null]);
    await expect(answer).rejects.toThrow();
    expect([used.length, waits]).toEqual([4, [500, 1_500, 4_000]]);
  });

  it('not after a logout, when it would be sent in the name of whoever signs in next', async () => {
    const { used, answer } = asking([outage, null], keys => keys.clearPerson('asha'));
    await expect(answer).rejects.toThrow();
    expect(used).toEqual(['key-1']);
  });
});

describe('an action has a new key', () => {
  it.each<[string, Failure | null]>([
    ['it worked', null],
    ['the server refused it in its own words', refused(422, 'Comment is too long')],
    ['it was in conflict', { kind: 'conflict', messages: ['Changed'], current: {} }],
  ])('after %s, and nothing is kept [XR-013.c]', async (_name, outcome) => {
    const browser = aBrowser();
    await browser.send(outcome);
    expect(browser.storage.length).toBe(0);
    expect(await browser.send(null)).toBe('key-2');
  });

  it('after a changed one worked, also as it was tried before [XR-013.c]', async () => {
    const browser = aBrowser();
    await browser.send(outage);
    expect(await browser.send(null, { ...comment, comment: 'Else' })).toBe('key-2');
    expect(browser.storage.length).toBe(0);
    expect(await browser.send(null)).toBe('key-3');
  });

  it.each([
    ['a day', undefined, 24 * 60 * minute],
    ['its own time', 2 * minute, 2 * minute],
  ])('when the last attempt is %s ago [XR-013.a]', async (_name, rememberMs, ago) => {
    const browser = aBrowser();
    await browser.send(outage, comment, rememberMs);
    browser.wait(ago - 1);
    expect(await browser.send(outage, comment, rememberMs)).toBe('key-1');
    browser.wait(1);
    expect(await browser.send(outage, comment, rememberMs)).toBe('key-2');
  });

  it.each([
    ['no object', 5],
    ['nothing', null],
    ['no action', { key: 'key-0', at: 0 }],
    ['an action of another kind', { sent: 7, key: 'key-0', at: 0 }],
    ['no key', { sent: JSON.stringify(comment), at: 0 }],
    ['a key of another kind', { sent: JSON.stringify(comment), key: 7, at: 0 }],
    ['no time', { sent: JSON.stringify(comment), key: 'key-0' }],
    ['a time of another kind', { sent: JSON.stringify(comment), key: 'key-0', at: '0' }],
  ])('where what is kept has %s, which goes [XR-013.c]', async (_name, kept) => {
    const browser = aBrowser();
    await browser.send(outage);
    const name = browser.storage.key(0) ?? '';
    browser.storage.setItem(name, JSON.stringify([kept]));
    expect(await browser.send(outage)).toBe('key-2');
    expect(JSON.parse(browser.storage.getItem(name) ?? '')).toEqual([
      { sent: JSON.stringify(comment), key: 'key-2', at: 0 },
    ]);
  });

  it('for another person; a logout takes theirs along [XR-013.c]', async () => {
    const browser = aBrowser();
    await browser.send(outage);
    browser.forget('ravi');
    expect(browser.storage.length).toBe(1);
    browser.forget('asha');
    expect(browser.storage.length).toBe(0);
  });
});
