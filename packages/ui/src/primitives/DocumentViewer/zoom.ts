export type Size = { readonly width: number; readonly height: number };

/** The steps of the buttons and keys; 1 is one CSS pixel for each pixel, or a page at its printed size. */
const steps = [0.1, 0.25, 0.5, 0.75, 1, 1.25, 1.5, 2, 3, 4, 6, 8] as const;
const smallest = steps[0];
const largest = 8;
/** What a small picture is enlarged to at most when it is fitted. */
const largestFit = 3;
const margin = 16;

/** The next step above a scale. */
export function zoomedIn(scale: number): number {
  return steps.find(step => step > scale * 1.01) ?? largest;
}

/** The next step below a scale. */
export function zoomedOut(scale: number): number {
  return steps.findLast(step => step < scale * 0.99) ?? smallest;
}

/** A scale within what there is. */
export function withinSteps(scale: number): number {
  return Math.min(largest, Math.max(smallest, scale));
}

/** The size after so many quarter turns. */
export function turned(size: Size, quarters: number): Size {
  return quarters % 2 === 0 ? size : { width: size.height, height: size.width };
}

/** The scale at which a document is seen whole. */
export function fitScale(content: Size, stage: Size): number {
  const across = (stage.width - 2 * margin) / content.width;
  const down = (stage.height - 2 * margin) / content.height;
  return Math.max(0.02, Math.min(across, down, largestFit));
}
