import { style } from '@vanilla-extract/css';
import { flexColumn, vars } from '../../theme';

export const head = style({
  display: 'flex',
  justifyContent: 'space-between',
  alignItems: 'center',
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
