import { ErrorBoundary } from '@lending-desk/ui/primitives/ErrorBoundary';
import { ErrorScreen } from '@lending-desk/ui/screens/ErrorScreen';
import type { ReactNode } from 'react';
import { ChunkLoadError } from './loadChunk';

type Props = {
  children: ReactNode;
  /** When it changes, the page is tried again. */
  address: string;
};

function report(error: Error) {
  console.error(error);
}

/** Keeps a page that fails from taking the shell with it. Files that did not arrive need a reload; what was
 *  typed is kept over it. */
export function PageBoundary({ children, address }: Props) {
  return (
    <ErrorBoundary
      resetKeys={[address]}
      onError={report}
      fallback={(error, reset) =>
        error instanceof ChunkLoadError ? (
          <ErrorScreen
            title="This page could not be loaded"
            detail="Its files did not arrive (chunk load error). What you typed is kept."
            retryLabel="Reload"
            onRetry={() => location.reload()}
          />
        ) : (
          <ErrorScreen onRetry={reset} />
        )
      }
    >
      {children}
    </ErrorBoundary>
  );
}
