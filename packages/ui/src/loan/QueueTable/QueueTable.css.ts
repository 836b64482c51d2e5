import { style } from '@vanilla-extract/css';

export const person = style({
  display: 'flex',
  alignItems: 'center',
  gap: 8,
  maxWidth: 200,
  '@media': { print: { maxWidth: 'none' } },
});
