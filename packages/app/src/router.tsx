import { LinkProvider } from '@lending-desk/ui/primitives/Link';
import { Suspense, useEffect } from 'react';
import { BrowserRouter, Link, Route, Routes, useLocation, useNavigate } from 'react-router-dom';
import { PageBoundary } from './routes/PageBoundary';
import { aboutPage, deskLayout, homePage } from './routes/pages';
import { deskRoutes } from './routes/table';
import { UnknownAddress } from './routes/UnknownAddress';
import { provideNavigation } from './session/navigator';

/** Every address of the product, in history mode at '/' [SH-003]. A page's files come when it is opened. */
export function Component() {
  return (
    <BrowserRouter>
      <LinkProvider component={Link}>
        <Pages />
      </LinkProvider>
    </BrowserRouter>
  );
}

function Pages() {
  const { pathname } = useLocation();
  const navigate = useNavigate();
  useEffect(() => provideNavigation(address => void navigate(address)), [navigate]);
  return (
    <PageBoundary address={pathname}>
      <Suspense>
        <Routes>
          <Route path="/" element={<homePage.Page />} />
          <Route path="/about" element={<aboutPage.Page />} />
          <Route element={<deskLayout.Page />}>
            {deskRoutes.map(route => (
              <Route key={route.path} path={route.path} element={<route.view.Page />} />
            ))}
          </Route>
          <Route path="*" element={<UnknownAddress />} />
        </Routes>
      </Suspense>
    </PageBoundary>
  );
}
