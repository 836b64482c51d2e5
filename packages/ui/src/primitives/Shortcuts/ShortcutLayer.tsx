import { createContext, type ReactNode, use, useLayoutEffect, useState } from 'react';
import { cover, type Layer } from './layers';

const Around = createContext<Layer | null>(null);

/** What lies over the page and takes the keys for itself, wherever the focus fell: a click on the scrim leaves it on
 *  the page's body. Only shortcuts inside the topmost layer are heard.
 *  It belongs inside the layer's own content, so that one that opens over it comes later. */
export function ShortcutLayer({ children }: { children: ReactNode }) {
  const [layer] = useState<Layer>(() => ({}));
  useLayoutEffect(() => cover(layer), [layer]);
  return <Around value={layer}>{children}</Around>;
}

/** The layer this part of the page is in, null for the page itself. */
export function useShortcutLayer(): Layer | null {
  return use(Around);
}
