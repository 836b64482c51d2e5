import { messages } from '@lending-desk/domain/errors';
import type { Asked } from '@lending-desk/ui/collections/AskedFor';
import type { UseQueryResult } from '@tanstack/react-query';
import { textOf } from '../../../http/apiError';

/** A read as what asked for it shows it. */
export function askedOf<T>({ data, error, isFetching, refetch }: UseQueryResult<T>): Asked<NonNullable<T>> {
  if (data !== undefined) return { state: 'ready', value: data ?? null };
  if (error && !isFetching)
    return {
      state: 'failed',
      message: textOf(error, messages.page.contactAdmin),
      onRetry: () => void refetch(),
    };
  return { state: 'loading' };
}
