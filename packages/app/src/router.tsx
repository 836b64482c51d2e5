import { type LinkComponentProps, LinkProvider } from '@lending-desk/ui/primitives/Link';
import { ProgressLine } from '@lending-desk/ui/primitives/ProgressLine';
import {
  createBrowserRouter,
  Outlet,
  RouterProvider,
  useHref,
  useLinkClickHandler,
  useNavigation,
} from 'react-router-dom';
import { Component as DeskFrame } from './routes/desk/route';
import { desks } from './routes/desks';
import { loadChunk } from './chunks/loadChunk';
import { PageError } from './routes/PageError';
import { homePage } from './routes/pages';
import { unknownAddress } from './routes/unknownAddress';
import { provideNavigation } from './session/navigator';

/** Every address of the product, in history mode at '/' [SH-003]. A page's files are loaded when it is opened; the
 *  previous page stays until then. */
const router = createBrowserRouter([
  {
    Component: Frame,
    ErrorBoundary: PageError,
    HydrateFallback: () => null,
    children: [
      { path: '/', Component: homePage.View },
      { path: '/reset-password', lazy: () => loadChunk(() => import('./routes/reset-password/route')) },
      { path: '/single-sign-on', lazy: () => loadChunk(() => import('./routes/single-sign-on/route')) },
      { path: '/about', lazy: () => loadChunk(() => import('./routes/about/route')) },
      {
        Component: DeskFrame,
        // A page that fails is replaced; the shell around it stays.
        children: [{ ErrorBoundary: PageError, children: desks.flatMap(desk => desk.pages) }],
      },
      { path: '*', loader: unknownAddress },
    ],
  },
]);
provideNavigation(address => router.navigate(address));

/** Shows that the files of the next page are loading, while the previous one is still there. */
function Frame() {
  const { state } = useNavigation();
  return (
    <>
      {state === 'loading' ? <ProgressLine /> : null}
      <Outlet />
    </>
  );
}

/** Settles when the files of the first page have loaded or failed to load. */
export const firstPage = new Promise<void>(done => {
  if (router.state.initialized) done();
  router.subscribe(({ initialized }) => initialized && done());
});

/** The router's own `Link` includes prefetching for its server framework, more than a kilobyte. */
function PageLink({ to, onClick, children, ...rest }: LinkComponentProps) {
  const follow = useLinkClickHandler(to, rest.target === undefined ? {} : { target: rest.target });
  return (
    <a
      {...rest}
      href={useHref(to)}
      onClick={event => {
        onClick?.(event);
        if (!event.defaultPrevented) follow(event);
      }}
    >
      {children}
    </a>
  );
}

export function RoutedPages() {
  return (
    <LinkProvider component={PageLink}>
      <RouterProvider router={router} />
    </LinkProvider>
  );
}
