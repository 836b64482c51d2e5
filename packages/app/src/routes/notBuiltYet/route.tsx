import { NotBuiltYetScreen } from '@lending-desk/ui/screens/NotBuiltYetScreen';
import { useLocation } from 'react-router-dom';
import { deskRouteAt } from '../table';

/** A named page whose desk follows. */
export function Component() {
  return <NotBuiltYetScreen title={deskRouteAt(useLocation().pathname)?.title ?? 'This page'} />;
}
