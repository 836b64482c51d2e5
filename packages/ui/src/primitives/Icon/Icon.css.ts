import { style } from '@vanilla-extract/css';

export const icon = style({
  display: 'block',
  flex: 'none',
  // Clipping would give each icon a paint layer of its own, and no icon leaves its square anyway.
  overflow: 'visible',
});
