import type { ComponentType } from 'react';
import { loadable } from './loadable';

/** What a route file exports. */
export type RouteModule = { readonly Component: ComponentType };

export type LazyPage = {
  readonly Page: ComponentType;
  /** Fetches the files ahead. A failure shows when the page is opened. */
  readonly preload: () => void;
};

/** A page whose files are fetched when it is first opened, or ahead of that. */
export function lazyPage(importer: () => Promise<RouteModule>): LazyPage {
  const { View, preload } = loadable<object>(async () => (await importer()).Component);
  return { Page: View, preload };
}
