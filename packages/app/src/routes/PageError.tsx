import { useLocation, useNavigate, useRouteError } from 'react-router-dom';
import { PageFailed } from '../chunks/PageBoundary';

/** Shown by the router in place of a page that failed. */
export function PageError() {
  const error = useRouteError();
  const navigate = useNavigate();
  const location = useLocation();
  return (
    <PageFailed
      error={error}
      // Navigates to the same address, so that the router renders the page again.
      onRetry={() => void navigate(location, { replace: true, state: location.state })}
    />
  );
}
