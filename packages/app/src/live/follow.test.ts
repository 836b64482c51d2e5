import { contract } from '@lending-desk/domain/contract';
import type { LoanChange } from '@lending-desk/domain/live';
import { describe, expect, it, vi } from 'vitest';
import { ApiError } from '../http/apiError';
import { follow } from './follow';

type Opening = readonly string[] | Error;

/** Follows a server that answers each attempt in turn; after the last one the screen is left. */
async function following(openings: readonly Opening[], random = 1) {
  const leave = new AbortController();
  const changes: LoanChange[] = [];
  const here: string[][] = [];
  const opened: boolean[] = [];
  const pauses: number[] = [];
  let attempts = 0;
  await follow(
    {
      open: async () => {
        const opening = openings[attempts];
        attempts += 1;
        if (opening instanceof Error) throw opening;
        return new ReadableStream({
          start: controller => {
            for (const part of opening ?? []) controller.enqueue(new TextEncoder().encode(part));
            controller.close();
          },
        });
      },
      onChange: changed => changes.push(changed),
      onHere: others => here.push(others.map(({ fullName }) => fullName)),
      onOpen: again => opened.push(again),
      pause: async ms => {
        pauses.push(ms);
        if (attempts === openings.length) leave.abort();
      },
      random: () => random,
    },
    leave.signal,
  );
  return { changes, here, opened, pauses, attempts };
}

const event = (changed: string): string => `data: ${JSON.stringify({ changed })}\n\n`;
const failing = (status: number): ApiError =>
  new ApiError(
    contract.live.loan,
    status >= 500 ? { kind: 'unreachable', status } : { kind: 'refused', status, messages: [] },
  );

describe('follow', () => {
  it('tells what changed [XR-016.e]', async () => {
    const { changes } = await following([[':\n\n', event('bureau'), event('calls')]]);
    expect(changes).toEqual(['bureau', 'calls']);
  });

  it('tells who else is here [XR-015.a]', async () => {
    const person = { idString: 'a', fullName: 'Farhan Qureshi', typing: false };
    const present = (...people: object[]) => `data: ${JSON.stringify({ here: people })}\n\n`;
    const { changes, here } = await following([[present(person), event('pd'), present()]]);
    expect([here, changes]).toEqual([[['Farhan Qureshi'], []], ['pd']]);
  });

  it.each([['data: nonsense\n\n'], [event('everything')], ['data: {"changed":7}\n\n'], ['data: {\n\n']])(
    'passes over %j',
    async data => {
      expect((await following([[data, event('pd')]])).changes).toEqual(['pd']);
    },
  );

  it('opens a stream that ended again, and says that something may have been missed [XR-016.d]', async () => {
    const { changes, opened } = await following([[event('bureau')], [event('pd')]]);
    expect([changes, opened]).toEqual([
      ['bureau', 'pd'],
      [false, true],
    ]);
  });

  it.each([
    [1, [2_000, 4_000, 8_000, 16_000, 30_000, 30_000]],
    [0, [500, 1_000, 2_000, 4_000, 7_500, 7_500]],
  ])(
    'waits longer each time, at most half a minute, and by chance less [XR-016.d]',
    async (random, expected) => {
      const { pauses } = await following(
        Array.from({ length: 6 }, () => failing(503)),
        random,
      );
      expect(pauses).toEqual(expected);
    },
  );

  it.each([
    [10_000, [2_000, 4_000, 8_000]],
    [10_001, [2_000, 4_000, 1_000]],
  ])('after a stream that was open for %i ms waits %j in all [XR-016.d]', async (ms, expected) => {
    const clock = vi.spyOn(performance, 'now');
    for (const now of [0, 0, 0, 0, 0, ms]) clock.mockReturnValueOnce(now);
    const { pauses } = await following([failing(503), failing(503), []]);
    clock.mockRestore();
    expect(pauses).toEqual(expected);
  });

  it.each([401, 403, 404])('asks no more after %i', async status => {
    expect(await following([failing(status), []])).toMatchObject({ attempts: 1, pauses: [] });
  });

  it('goes on over an outage [XR-016.d]', async () => {
    const outage = new ApiError(contract.live.loan, { kind: 'unreachable' });
    expect((await following([outage, [event('bureau')]])).changes).toEqual(['bureau']);
  });
});
