import { createContext, use } from 'react';

/** An overlay on the page, such as a dialog; identified by reference. */
export type Layer = Readonly<Record<never, never>>;

// Open overlays, topmost last.
const layers = new Set<Layer>();

/** Disables all shortcuts below a layer until it is removed.
 *  @returns removes the layer */
export function pushLayer(layer: Layer): () => void {
  layers.add(layer);
  return () => void layers.delete(layer);
}

/** The layer whose shortcuts are active; null for the page itself. */
export const topLayer = (): Layer | null => [...layers].at(-1) ?? null;

export const LayerAround = createContext<Layer | null>(null);

/** The layer this part of the page is in; null for the page itself. */
export function useShortcutLayer(): Layer | null {
  return use(LayerAround);
}
