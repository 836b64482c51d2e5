export type Size = { readonly width: number; readonly height: number };

/** Zoom levels of buttons and keys; 1 is one CSS pixel per image pixel, or a page at its printed size. */
const steps = [0.1, 0.25, 0.5, 0.75, 1, 1.25, 1.5, 2, 3, 4, 6, 8] as const;
const smallest = steps[0];
const largest = 8;
/** The largest factor by which fitting enlarges a small image. */
const largestFit = 3;
const margin = 16;

/** The next higher zoom level. */
export function zoomedIn(scale: number): number {
  return steps.find(step => step > scale * 1.01) ?? largest;
}

/** The next lower zoom level. */
export function zoomedOut(scale: number): number {
  return steps.findLast(step => step < scale * 0.99) ?? smallest;
}

/** Clamps a scale to the lowest and highest zoom level. */
export function withinSteps(scale: number): number {
  return Math.min(largest, Math.max(smallest, scale));
}

/** The size after a number of quarter turns. */
export function turned(size: Size, quarters: number): Size {
  return quarters % 2 === 0 ? size : { width: size.height, height: size.width };
}

/** The scale at which the whole document is visible. */
export function fitScale(content: Size, stage: Size): number {
  const across = (stage.width - 2 * margin) / content.width;
  const down = (stage.height - 2 * margin) / content.height;
  return Math.max(0.02, Math.min(across, down, largestFit));
}
