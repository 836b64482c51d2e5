/** Something over the page, such as a dialog; told from others by its identity. */
export type Layer = Readonly<Record<never, never>>;

// What lies over the page, the topmost last.
const layers = new Set<Layer>();

/** Silences everything below a layer until it is taken away.
 *  @returns what takes it away again */
export function cover(layer: Layer): () => void {
  layers.add(layer);
  return () => void layers.delete(layer);
}

/** The layer whose shortcuts are heard; null for the page itself. */
export const topLayer = (): Layer | null => [...layers].at(-1) ?? null;
