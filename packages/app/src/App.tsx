import { ProgressLine } from '@lending-desk/ui/primitives/ProgressLine';
import { PageBoundary } from './chunks/PageBoundary';
import { homePage, loginHost } from './routes/pages';
import { routedPages } from './routes/routedPages';
import { usePlace } from './session/navigator';
import { useSession } from './session/session';

/** The whole product. Home needs no router; the first navigation away from it loads one. */
export function App() {
  const place = usePlace();
  return (
    <>
      {place === 'leaving' ? <ProgressLine /> : null}
      <PageBoundary address={place}>
        {place === 'routed' ? <routedPages.View /> : <homePage.View />}
        {/* Inside: when its files do not arrive, the page says so and offers to reload. */}
        <Login />
      </PageBoundary>
    </>
  );
}

function Login() {
  const { dialog } = useSession();
  return dialog === null ? null : <loginHost.View />;
}
