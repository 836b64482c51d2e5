import { PageBoundary } from './routes/PageBoundary';
import { homePage, loginHost } from './routes/pages';
import { routedPages } from './routes/routedPages';
import { useRouted } from './session/navigator';
import { useSession } from './session/session';

/** The whole product. Home needs no router; the first navigation away from it loads one. */
export function App() {
  const routed = useRouted();
  return (
    <>
      <PageBoundary address={String(routed)}>
        {routed ? <routedPages.View /> : <homePage.View />}
      </PageBoundary>
      <Login />
    </>
  );
}

function Login() {
  const { dialog } = useSession();
  return dialog === null ? null : <loginHost.View />;
}
