import { type ReactNode, useLayoutEffect, useState } from 'react';
import { LayerAround, type Layer, pushLayer } from './layers';

/** Wraps an overlay, such as a dialog, so that only shortcuts inside the topmost overlay work. This cannot depend
 *  on focus, because a click on the backdrop moves focus to the body. Must be rendered inside the overlay's
 *  content, so that a nested overlay mounts after it. */
export function ShortcutLayer({ children }: { children: ReactNode }) {
  const [layer] = useState<Layer>(() => ({}));
  useLayoutEffect(() => pushLayer(layer), [layer]);
  return <LayerAround value={layer}>{children}</LayerAround>;
}
