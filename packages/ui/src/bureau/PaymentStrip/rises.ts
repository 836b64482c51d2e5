/** How far the fill of a month rises by how late it was, so that a strip reads like a bar chart and survives
 *  greyscale: a share of its height. Imports nothing, as the style sheet reads it too. */
export const rises = {
  '0': 0.17,
  '1-15': 0.34,
  '15-31': 0.5,
  '31-60': 0.67,
  '60-90': 0.84,
  '90+': 1,
} as const;
