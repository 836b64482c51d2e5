// Modules that the build replaces by others, in the app, in Storybook and in the tests alike.
import { join } from 'node:path';
import { root } from './install.mjs';

export const aliases = {
  // Why: see the file.
  'react-remove-scroll': join(root, 'packages/ui/src/theme/scrollLock/RemoveScroll.tsx'),
  // React has had it since 18; the shim brings a copy for older ones.
  'use-sync-external-store/shim/with-selector': 'use-sync-external-store/with-selector',
};
