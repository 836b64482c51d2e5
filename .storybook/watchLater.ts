import { resolve } from 'node:path';
import type { FSWatcher, Plugin } from 'vite';

const root = resolve(import.meta.dirname, '..');
const folders = ['.storybook', 'packages', 'scripts', 'stories'].map(name => resolve(root, name));

export const watchLaterName = 'watch-later';

/** Vite, and the compiler of styles in a server of its own, look for thousands of files to watch: a third of the time
 *  until the first story. They begin when that is shown, which is when nothing was asked for in two seconds. */
export function watchLater(): Plugin {
  const watchers: FSWatcher[] = [];
  let shown = false;
  return {
    name: watchLaterName,
    apply: 'serve',
    config: () => ({
      server: {
        watch: {
          ignored: [
            // What checks and builds leave behind.
            '**/.cache/**',
            '**/dist/**',
            path => !shown && path !== root && path.startsWith(root),
          ],
        },
      },
    }),
    configureServer({ middlewares, watcher }) {
      watchers.push(watcher);
      let timer: ReturnType<typeof setTimeout> | undefined;
      const start = () => {
        shown = true;
        for (const each of watchers) each.add(folders);
      };
      middlewares.use((_request, _response, next) => {
        clearTimeout(timer);
        if (!shown) timer = setTimeout(start, 2000);
        next();
      });
    },
  };
}
