import type { Read } from '@lending-desk/ui/primitives/States';
import { textOf } from './apiError';

type Query<T> = {
  readonly data: T | undefined;
  readonly error: Error | null;
  readonly refetch: () => Promise<unknown>;
};

/** What is read, as a screen shows it: what was read once stays when it cannot be read again.
 *  @param fallback  the message of a failure that is none of the server's. @default its own */
export function readOf<T>({ data, error, refetch }: Query<T>, fallback?: string): Read<T> {
  if (data !== undefined) return { state: 'ready', value: data };
  if (!error) return { state: 'loading' };
  const message = fallback === undefined ? error.message : textOf(error, fallback);
  return { state: 'failed', message, onRetry: () => void refetch() };
}
