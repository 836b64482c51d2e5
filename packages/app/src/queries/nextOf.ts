import type { QueryKey } from '@tanstack/react-query';
import { queryClient } from './queryClient';

/** Where a page of a list ends, if it was read: the next one then costs the same at any depth. */
export const nextOf = (key: QueryKey): string | undefined =>
  queryClient.getQueryData<{ next: string | null }>(key)?.next ?? undefined;
