import { style } from '@vanilla-extract/css';

/** A long name is cut before the columns behind it leave the screen. */
export const name = style({
  display: 'flex',
  minWidth: 0,
  maxWidth: 160,
  '@media': { print: { maxWidth: 'none' } },
});
