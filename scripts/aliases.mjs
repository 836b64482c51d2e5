// Module replacements of the build, shared by the app, Storybook and the tests.
import { join } from 'node:path';
import { root } from './install.mjs';

export const aliases = {
  // The reason is in the file.
  'react-remove-scroll': join(root, 'packages/ui/src/theme/scrollLock/RemoveScroll.tsx'),
  // The specifier with which lucide-react's icons import it. The reason is in the file.
  '../createLucideIcon.mjs': join(root, 'packages/ui/src/primitives/Icon/createLucideIcon.tsx'),
  // React has this built in since version 18; the shim includes a copy for older versions.
  'use-sync-external-store/shim/with-selector': 'use-sync-external-store/with-selector',
};
