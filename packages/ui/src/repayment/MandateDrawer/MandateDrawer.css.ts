import { style } from '@vanilla-extract/css';
import { flexColumn, flexRow, vars } from '../../theme';

export const head = style({
  ...flexRow,
  justifyContent: 'space-between',
  padding: vars.space[4],
  borderBottom: `1px solid ${vars.colour.border.subtle}`,
});

export const body = style({
  ...flexColumn,
  gap: vars.space[4],
  flexGrow: 1,
  minHeight: 0,
  padding: vars.space[4],
  overflowY: 'auto',
});
