import { type ComponentType, lazy, useState } from 'react';
import { loadChunk } from './loadChunk';

export type Loadable<Props extends object> = {
  readonly View: ComponentType<Props>;
  /** Fetches the files ahead. A failure shows when the view is opened. */
  readonly preload: () => void;
};

/** A view whose files are fetched when it is first opened, or ahead of that. One that is there already is drawn at
 *  once: React holds what comes out of a pending `lazy` back for a third of a second, however soon it arrives. */
export function loadable<Props extends object>(
  importer: () => Promise<ComponentType<Props>>,
): Loadable<Props> {
  let loaded: ComponentType<Props> | null = null;
  const load = async () => {
    loaded = await loadChunk(importer);
    return { default: loaded };
  };
  const Pending = lazy(load);
  return {
    View: props => {
      // Chosen once: changing the component under a mounted view would forget what it holds.
      const [Now] = useState<ComponentType<Props>>(() => loaded ?? Pending);
      return <Now {...props} />;
    },
    preload: () => void (loaded ?? load().catch(() => undefined)),
  };
}
