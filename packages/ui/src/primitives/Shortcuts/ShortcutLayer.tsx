import { createContext, type ReactNode, use, useLayoutEffect, useState } from 'react';
import { pushLayer, type Layer } from './layers';

const Around = createContext<Layer | null>(null);

/** Wraps an overlay, such as a dialog, so that only shortcuts inside the topmost overlay work. This cannot depend
 *  on focus, because a click on the backdrop moves focus to the body. Must be rendered inside the overlay's
 *  content, so that a nested overlay mounts after it. */
export function ShortcutLayer({ children }: { children: ReactNode }) {
  const [layer] = useState<Layer>(() => ({}));
  useLayoutEffect(() => pushLayer(layer), [layer]);
  return <Around value={layer}>{children}</Around>;
}

/** The layer this part of the page is in; null for the page itself. */
export function useShortcutLayer(): Layer | null {
  return use(Around);
}
