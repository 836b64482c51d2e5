import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';

/** An address that leads nowhere: it is logged and the reader goes Home [SH-018]. */
export function UnknownAddress() {
  const { pathname } = useLocation();
  const navigate = useNavigate();
  useEffect(() => {
    console.error(`No page at ${pathname}`);
    void navigate('/', { replace: true });
  }, [pathname, navigate]);
  return null;
}
