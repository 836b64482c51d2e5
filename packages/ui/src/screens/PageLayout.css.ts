import { style, styleVariants } from '@vanilla-extract/css';
import { centred, flexColumn, flexRow, vars } from '../theme';

export const screen = style({
  flex: '1 0 auto',
  padding: '16px 20px',
  background: vars.colour.surface.canvas,
});

export const column = styleVariants({ form: 640, account: 880, settings: 1120, full: 'none' }, maxWidth => ({
  ...flexColumn,
  gap: 12,
  minWidth: 0,
  maxWidth,
}));

export const head = style({ ...flexRow, flexWrap: 'wrap', justifyContent: 'space-between', gap: '8px 24px' });

export const alone = style({
  minHeight: '100vh',
  ...centred,
  padding: 20,
  background: vars.colour.surface.canvas,
});

export const middle = style({ width: '100%', maxWidth: 400 });
