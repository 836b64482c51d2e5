import { AboutScreen } from '@lending-desk/ui/screens/AboutScreen';
import { usePageTitle } from '../usePageTitle';

/** What the product is; public [SH-005]. */
export function Component() {
  usePageTitle('About');
  return <AboutScreen version={import.meta.env['VITE_VERSION'] ?? '0.1.0'} />;
}
