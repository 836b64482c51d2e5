import { collectionsMessages } from '@lending-desk/domain/collections';
import type { ReactNode } from 'react';
import { Banner } from '../../primitives/Banner';
import { ErrorPanel } from '../../primitives/ErrorPanel';
import { Skeleton } from '../../primitives/Skeleton';
import type { Read } from '../../primitives/States';

export type AskedForProps<T> = {
  /** Null for a loan without an account. */
  asked: Read<T | null>;
  children: (value: T) => ReactNode;
};

/** What was asked for, or why it is not there. */
export function AskedFor<T>({ asked, children }: AskedForProps<T>) {
  if (asked.state === 'loading') return <Skeleton width="100%" height={120} radius="lg" />;
  if (asked.state === 'failed')
    return <ErrorPanel title={asked.message} retry={{ onTryNow: asked.onRetry }} />;
  if (asked.value === null) return <Banner tone="flag" title={collectionsMessages.noAccount} />;
  return children(asked.value);
}
