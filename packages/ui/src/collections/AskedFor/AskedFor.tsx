import { collectionsMessages } from '@lending-desk/domain/collections';
import type { ReactNode } from 'react';
import { Banner } from '../../primitives/Banner';
import { ErrorPanel } from '../../primitives/ErrorPanel';
import { Skeleton } from '../../primitives/Skeleton';

/** Something that is read when somebody asks for it; null for a loan without an account. */
export type Asked<T> =
  | { readonly state: 'loading' }
  | { readonly state: 'failed'; readonly message: string; readonly onRetry: () => void }
  | { readonly state: 'ready'; readonly value: T | null };

export type AskedForProps<T> = { asked: Asked<T>; children: (value: T) => ReactNode };

/** What was asked for, or why it is not there. */
export function AskedFor<T>({ asked, children }: AskedForProps<T>) {
  if (asked.state === 'loading') return <Skeleton width="100%" height={120} radius="lg" />;
  if (asked.state === 'failed')
    return <ErrorPanel title={asked.message} retry={{ onTryNow: asked.onRetry }} />;
  if (asked.value === null) return <Banner tone="flag" title={collectionsMessages.noAccount} />;
  return children(asked.value);
}
