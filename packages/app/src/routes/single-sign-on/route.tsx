import { SingleSignOnScreen } from '@lending-desk/ui/screens/SingleSignOnScreen';
import { useEffect, useState } from 'react';
import { goOn, type WayEnd } from '../../session/singleSignOn';
import { usePageTitle } from '../usePageTitle';

let way: Promise<WayEnd> | null = null;

/** Leads to the lender's sign-in, and is where that sends a browser back to; public. */
export function Component() {
  usePageTitle('Signing in');
  const [end, setEnd] = useState<WayEnd | null>(null);
  useEffect(() => {
    // React may mount twice, and an answer works once. Who comes here again after it ended goes again.
    way ??= goOn().finally(() => {
      way = null;
    });
    void way.then(setEnd);
  }, []);
  return <SingleSignOnScreen end={end === null || end.state === 'gone' ? { state: 'running' } : end} />;
}
