import { listRetry } from '@lending-desk/domain/loan';
import type { ErrorRetry } from '@lending-desk/ui/primitives/ErrorPanel';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { statusOf } from '../http/apiError';
import { createListRetry } from './listRetry';

/** What the rule needs of a list query. */
export type WatchedQuery = {
  readonly error: Error | null;
  /** Changes with each failure, even if the message is the same. */
  readonly errorUpdateCount: number;
  readonly isSuccess: boolean;
  readonly isFetching: boolean;
  /** The same function at every render. */
  readonly refetch: () => unknown;
};

/** Puts a list query under the retry rule [SH-057].
 *  @param query  fetched without retries of its own; it asks for the view that is on the screen then
 *  @returns what to show in the place of the list while it fails: how it is tried again; null while there is a list */
export function useListRetry(query: WatchedQuery): ErrorRetry | null {
  const [retry] = useState(() => createListRetry(() => void query.refetch()));
  const { attempt, secondsLeft } = useSyncExternalStore(retry.subscribe, retry.getState);
  const { error, errorUpdateCount, isFetching } = query;

  useEffect(() => {
    if (isFetching) return;
    if (error) retry.failed(statusOf(error));
    else retry.succeeded();
  }, [retry, error, errorUpdateCount, isFetching]);
  useEffect(() => retry.stop, [retry]);

  // A first reading again, by hand, is shown as a reading.
  if (!error || (isFetching && attempt === 0)) return null;
  const { tryNow: onTryNow, stop: onStop } = retry;
  // Stopped, refused or tried often enough: nothing is counted that will not be.
  if (secondsLeft === null) return { onTryNow };
  return { secondsLeft, attempt: attempt + 1, attempts: listRetry.times, onTryNow, onStop };
}
