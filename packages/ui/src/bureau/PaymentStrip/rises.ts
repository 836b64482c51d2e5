/** Bar height per bucket, as a fraction of the strip's height, so that a strip reads like a bar chart even in
 *  greyscale. Imports nothing because the style sheet imports it. */
export const rises = {
  '0': 0.17,
  '1-15': 0.34,
  '15-31': 0.5,
  '31-60': 0.67,
  '60-90': 0.84,
  '90+': 1,
} as const;
