import type { ProviderFault } from '@lending-desk/domain/operations';
import type { Database } from '../db/client';
import { bounded, NoAnswerInTime } from './bounded';
import type { ProviderKind } from './configured';
import { type Asked, countAnswer } from './countAnswer';
import { NotReached, wasNeverConnected } from './notReached';

function faultOf(error: unknown): ProviderFault {
  if (error instanceof NoAnswerInTime) return 'late';
  return error instanceof NotReached || wasNeverConnected(error) ? 'notReached' : 'unusable';
}

/** Asks, and measures how long it takes. Does not throw: `error` is what `ask` threw. */
export async function timed<T>(
  ask: () => Promise<T>,
): Promise<
  | { readonly answer: T; readonly error?: undefined; readonly asked: Asked }
  | { readonly answer?: undefined; readonly error: unknown; readonly asked: Asked }
> {
  const begunAt = performance.now();
  const took = () => Math.round(performance.now() - begunAt);
  try {
    const answer = await ask();
    return { answer, asked: { tookMs: took(), fault: null } };
  } catch (error) {
    return { error, asked: { tookMs: took(), fault: faultOf(error) } };
  }
}

/** Asks a provider with a timeout, outside any transaction, and counts whether it answered. A request that ended
 *  because this server stops says nothing about the provider and is not counted.
 *  @throws what `ask` throws, or NoAnswerInTime */
export async function askProvider<T>(
  db: Database,
  provider: ProviderKind,
  ask: (signal: AbortSignal) => Promise<T>,
  { now, ms, ends }: { readonly now: Date; readonly ms: number; readonly ends: AbortSignal | null },
): Promise<T> {
  const { answer, error, asked } = await timed(async () => ({ value: await bounded(ask, ms, ends) }));
  if (answer === undefined && ends?.aborted) throw error;
  await countAnswer(db, { ...asked, provider, at: now });
  if (answer === undefined) throw error;
  return answer.value;
}
