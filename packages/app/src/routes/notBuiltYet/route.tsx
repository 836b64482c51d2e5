import { NotBuiltYetScreen } from '@lending-desk/ui/screens/NotBuiltYetScreen';
import { usePage } from '../desk/page';

/** A named page whose desk follows. */
export function Component() {
  return <NotBuiltYetScreen title={usePage()?.title ?? 'This page'} />;
}
