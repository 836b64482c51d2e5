import { Suspense, useEffect, useState } from 'react';
import { PageBoundary } from './routes/PageBoundary';
import { homePage, loginHost, router } from './routes/pages';
import { provideNavigation } from './session/navigator';
import { useSession } from './session/session';

/** The whole product. Home, where everybody begins, needs no router; the first step away from it brings one. */
export function App() {
  const [routed, setRouted] = useState(() => location.pathname !== '/');
  useEffect(() => {
    if (routed) return;
    return provideNavigation(address => {
      if (address === '/') return;
      history.pushState(null, '', address);
      setRouted(true);
    });
  }, [routed]);
  const Page = routed ? router.Page : homePage.Page;
  return (
    <>
      <PageBoundary address={String(routed)}>
        <Suspense>
          <Page />
        </Suspense>
      </PageBoundary>
      <Login />
    </>
  );
}

function Login() {
  const { dialog } = useSession();
  return dialog === null ? null : <loginHost.View />;
}
