import { useLocation, useNavigate, useRouteError } from 'react-router-dom';
import { PageFailed } from './PageBoundary';

/** What stands in the place of a page that failed; the router shows it. */
export function PageError() {
  const error = useRouteError();
  const navigate = useNavigate();
  const location = useLocation();
  return (
    <PageFailed
      error={error}
      // The same address anew: the router then draws the page again.
      onRetry={() => void navigate(location, { replace: true, state: location.state })}
    />
  );
}
