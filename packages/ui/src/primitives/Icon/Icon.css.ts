import { style } from '@vanilla-extract/css';

export const icon = style({
  display: 'block',
  flex: 'none',
  // A picture that cuts its edges is painted by itself; no line of ours leaves its square.
  overflow: 'visible',
});
