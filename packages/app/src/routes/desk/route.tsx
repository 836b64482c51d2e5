import { abilities, can, type Viewer } from '@lending-desk/domain/access';
import { SnackbarProvider } from '@lending-desk/ui/primitives/Snackbar';
import { ErrorScreen } from '@lending-desk/ui/screens/ErrorScreen';
import { NotPermittedScreen } from '@lending-desk/ui/screens/NotPermittedScreen';
import { QueryClientProvider } from '@tanstack/react-query';
import { useEffect } from 'react';
import { Outlet, useLocation, useNavigate } from 'react-router-dom';
import { pageOpened } from '../../loan/list/listPlace';
import { queryClient } from '../../queries/queryClient';
import { session, useSession } from '../../session/session';
import { Arrival } from './Arrival';
import { DeskShell } from './DeskShell';
import { EmptyDesk } from './EmptyDesk';
import { usePage } from './page';

/** The frame of every page behind sign-in. Without a person it is empty and asks who it is; with one it
 *  shows the page, or which group they miss [SH-020]. No page's data is asked for before that. */
export function Component() {
  const { status, viewer } = useSession();
  const { pathname, search } = useLocation();

  useEffect(() => {
    // After a logout the address is already Home: do not keep this page for the next sign-in.
    if (status === 'signedOut' && location.pathname === pathname) session.keepAddress(pathname + search);
  }, [status, pathname, search]);

  useEffect(() => {
    pageOpened(pathname);
  }, [pathname]);

  if (status === 'unreachable') {
    return (
      <ErrorScreen
        title="The desk cannot be reached"
        detail="There is no network, or the server does not answer. What you typed is kept on this computer."
        onRetry={() => void session.start()}
      />
    );
  }
  if (!viewer) return <EmptyDesk />;
  return (
    <QueryClientProvider client={queryClient}>
      <SnackbarProvider>
        <DeskShell viewer={viewer}>
          <Arrival key={pathname}>
            <Guarded viewer={viewer} />
          </Arrival>
        </DeskShell>
      </SnackbarProvider>
    </QueryClientProvider>
  );
}

function Guarded({ viewer }: { viewer: Viewer }) {
  const page = usePage();
  const navigate = useNavigate();
  if (!page || can(viewer, page.needs)) return <Outlet />;
  return <NotPermittedScreen missing={abilities[page.needs]} onGoBack={() => void navigate(-1)} />;
}
