// Modules that the build replaces by our own, in the app, in Storybook and in the tests alike.
import { join } from 'node:path';
import { root } from './install.mjs';

export const aliases = {
  // Why: see the file.
  'react-remove-scroll': join(root, 'packages/ui/src/theme/scrollLock/RemoveScroll.tsx'),
};
