import { abilities, can, type Viewer } from '@lending-desk/domain/access';
import { SnackbarProvider } from '@lending-desk/ui/primitives/Snackbar';
import { ErrorScreen } from '@lending-desk/ui/screens/ErrorScreen';
import { NotPermittedScreen } from '@lending-desk/ui/screens/NotPermittedScreen';
import { QueryClientProvider } from '@tanstack/react-query';
import { Suspense, useEffect } from 'react';
import { Outlet, useLocation, useNavigate } from 'react-router-dom';
import { queryClient } from '../../queries/queryClient';
import { session, useSession } from '../../session/session';
import { PageBoundary } from '../PageBoundary';
import { deskRouteAt } from '../table';
import { UnknownAddress } from '../UnknownAddress';
import { pageOpened } from '../credit/loans/queuePlace';
import { Arrival } from './Arrival';
import { DeskShell } from './DeskShell';
import { EmptyDesk } from './EmptyDesk';

/** The frame of every page behind sign-in. Without a person it is empty and asks who it is; with one it
 *  shows the page, or which group they miss [SH-020]. No page's data is asked for before that. */
export function Component() {
  const { status, viewer } = useSession();
  const { pathname, search } = useLocation();

  useEffect(() => {
    // On the way out of a logout the address is Home already: nobody is to be asked to come back here.
    if (status === 'signedOut' && location.pathname === pathname) session.keepAddress(pathname + search);
  }, [status, pathname, search]);

  useEffect(() => pageOpened(pathname), [pathname]);

  if (status === 'unreachable') {
    return <ErrorScreen title="The desk cannot be reached" onRetry={() => void session.start()} />;
  }
  if (!viewer) return <EmptyDesk />;
  return (
    <QueryClientProvider client={queryClient}>
      <SnackbarProvider>
        <DeskShell viewer={viewer}>
          <PageBoundary address={pathname}>
            <Suspense>
              <Arrival key={pathname}>
                <Guarded viewer={viewer} />
              </Arrival>
            </Suspense>
          </PageBoundary>
        </DeskShell>
      </SnackbarProvider>
    </QueryClientProvider>
  );
}

function Guarded({ viewer }: { viewer: Viewer }) {
  const route = deskRouteAt(useLocation().pathname);
  const navigate = useNavigate();
  if (!route) return <UnknownAddress />;
  if (can(viewer, route.needs)) return <Outlet />;
  return <NotPermittedScreen missing={abilities[route.needs]} onGoBack={() => void navigate(-1)} />;
}
