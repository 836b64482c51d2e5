import { listRetry } from '@lending-desk/domain/loan';
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
};

/** Puts a list query under the retry rule [SH-057].
 *  @param query  fetched without retries of its own
 *  @param refetch  stable; asks for the view that is on the screen now */
export function useListRetry(query: WatchedQuery, refetch: () => void) {
  const [retry] = useState(() => createListRetry(refetch));
  const { attempt, secondsLeft } = useSyncExternalStore(retry.subscribe, retry.getState);
  const { error, errorUpdateCount, isFetching } = query;

  useEffect(() => {
    if (isFetching) return;
    if (error) retry.failed(statusOf(error));
    else retry.succeeded();
  }, [retry, error, errorUpdateCount, isFetching]);
  useEffect(() => retry.stop, [retry]);

  return { attempt, attempts: listRetry.times, secondsLeft, tryNow: retry.tryNow, stop: retry.stop };
}
