import { style } from '@vanilla-extract/css';
import { flexColumn, vars } from '../../theme';

export const screen = style({
  flex: '1 0 auto',
  ...flexColumn,
  gap: 12,
  padding: '16px 20px',
  background: vars.colour.surface.canvas,
  '@media': { print: { display: 'block', padding: 0 } },
});

export const list = style({
  flex: '1 1 0',
  minHeight: 320,
  ...flexColumn,
  '@media': { print: { display: 'block' } },
});
