import { type ComponentType, lazy, useState } from 'react';
import { loadChunk } from './loadChunk';

/** What a route file exports. */
export type RouteModule = { readonly Component: ComponentType };

export type LazyPage = {
  readonly Page: ComponentType;
  /** Fetches the files ahead. A failure shows when the page is opened.
   *  @returns when they are there, or are known not to come */
  readonly preload: () => Promise<void>;
};

/** A page whose files are fetched when it is first opened, or ahead of that. Until they are there the page before it
 *  stays: it suspends, and every change of address is a transition. */
export function lazyPage(importer: () => Promise<RouteModule>): LazyPage {
  let loaded: ComponentType | null = null;
  const load = async () => {
    loaded = (await loadChunk(importer)).Component;
    return { default: loaded };
  };
  const Pending = lazy(load);
  return {
    Page: () => {
      // Chosen once: changing the component under a mounted page would forget what it holds.
      const [Now] = useState<ComponentType>(() => loaded ?? Pending);
      return <Now />;
    },
    preload: async () => {
      if (!loaded) await load().catch(() => undefined);
    },
  };
}
