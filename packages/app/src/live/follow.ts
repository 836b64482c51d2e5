import { liveContract, type LoanChange, type Present } from '@lending-desk/domain/live';
import * as v from 'valibot';
import { statusOf } from '../http/apiError';
import { readEvents } from '../http/eventStream';

export type FollowParts = {
  /** Opens the stream. */
  readonly open: (signal: AbortSignal) => Promise<ReadableStream<Uint8Array>>;
  readonly onChange: (changed: LoanChange) => void;
  /** Who else has the loan open, whenever that changes. */
  readonly onHere: (others: readonly Present[]) => void;
  /** The stream is open, for the first time or again after an interruption in which anything may have changed. */
  readonly onOpen: (again: boolean) => void;
  readonly pause: (ms: number, signal: AbortSignal) => Promise<void>;
  /** From 0 to 1, so that the screens of a server that stopped do not all come back at once. */
  readonly random: () => number;
};

/** Three missed keep-alives. */
const silenceMs = 60_000;
const longestPauseMs = 30_000;
// A stream that was open this long did not fail: the next attempt follows soon.
const goodMs = 10_000;
const eventSchema = v.pipe(v.string(), v.parseJson(), liveContract.loan.answer.schema);

/** Refused for a reason that a retry does not change. */
function isFinal(thrown: unknown): boolean {
  const status = statusOf(thrown);
  return status === 401 || status === 403 || status === 404;
}

/** Follows the changes of a loan until the signal aborts. A stream that ends is opened again: its token expired, the
 *  server was restarted, or the network was down. Between attempts it waits, longer each time.
 *  @returns when the signal aborts, or when the server refuses the stream */
export async function follow(parts: FollowParts, signal: AbortSignal): Promise<void> {
  let attempt = 0;
  let again = false;
  while (!signal.aborted) {
    const begunAt = performance.now();
    try {
      const stream = await parts.open(signal);
      parts.onOpen(again);
      again = true;
      for await (const data of readEvents(stream, silenceMs)) {
        const read = v.safeParse(eventSchema, data);
        if (!read.success || signal.aborted) continue;
        if ('here' in read.output) parts.onHere(read.output.here);
        else parts.onChange(read.output.changed);
      }
    } catch (thrown) {
      if (signal.aborted || isFinal(thrown)) return;
    }
    attempt = performance.now() - begunAt > goodMs ? 0 : attempt + 1;
    const longest = Math.min(longestPauseMs, 1_000 * 2 ** attempt);
    await parts.pause(longest * (0.25 + 0.75 * parts.random()), signal);
  }
}
