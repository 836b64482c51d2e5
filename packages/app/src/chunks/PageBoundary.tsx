import { ErrorBoundary } from '@lending-desk/ui/primitives/ErrorBoundary';
import { ErrorScreen } from '@lending-desk/ui/screens/ErrorScreen';
import type { ReactNode } from 'react';
import { ChunkLoadError } from './loadChunk';

/** The message for a page or tab that failed. Files that failed to load need a reload, which keeps drafts. */
export function PageFailed({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  return error instanceof ChunkLoadError ? (
    <ErrorScreen
      title="This page could not be loaded"
      detail="Its files did not arrive (chunk load error). What you typed is kept."
      retryLabel="Reload"
      onRetry={() => location.reload()}
    />
  ) : (
    <ErrorScreen onRetry={onRetry} />
  );
}

type Props = {
  children: ReactNode;
  /** When it changes, the children are tried again. */
  address: string;
};

function report(error: Error) {
  console.error(error);
}

/** Keeps a tab that fails, or a page outside the router, from taking the rest with it. */
export function PageBoundary({ children, address }: Props) {
  return (
    <ErrorBoundary
      resetKeys={[address]}
      onError={report}
      fallback={(error, reset) => <PageFailed error={error} onRetry={reset} />}
    >
      {children}
    </ErrorBoundary>
  );
}
